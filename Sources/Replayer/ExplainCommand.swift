import CommandLineSupport
import Commands
import Foundation
import JSONText
import PassThrough
import Playback
import RecordingStore
import Reporting
import Scenes

/// `replayer explain`: explains the hit test of a touch, view by view.
@MainActor
enum ExplainCommand {
  static let entry = Tool.Entry(
    Command(
      "explain", summary: "Explain which view a touch hits, with a reason for every view",
      usage: "(FILE --event N [--session N] [--unfinished] | --scene SCENE --at X,Y [--from VIEW]) "
        + "[--strategy STRATEGY] [--profile PROFILE] [--rules FILE | --build BUILD] [--cut-missing] [--cut-rules] "
        + "[--timeout-per-session SECONDS] [--print-config] [--no-config] [--json]",
      discussion: """
        Prints the view tree in the order of the hit test: each view with the point in its coordinates, its result \
        and the rule that decided it. For a view that was not visited, the reason is printed. Of a recording, it \
        explains the touches that begin in an event, and the decisions of recognizers about the event's touches: \
        which began, which failed because of which, and which view's touch was cancelled. The exit code is 2 if code \
        was reached that is cut from the build or that uses what is not modelled.

          replayer explain --scene app.scene.json --at 150,120 --strategy flag
          replayer explain tap.touchrec --event 0
        """,
      positionals: [Positional("FILE", .optional, help: "A recording")],
      options: [
        Option("event", .integer("N", 0...Int.max), help: "The event of the recording whose new touches are explained"),
        Option("session", .integer("N", 0...Int.max), help: "The session of the recording; by default 0"),
        Option("scene", .text("SCENE"), help: "A scene file"),
        Option("at", .numbers("X,Y", counts: [2]), help: "A point of the screen"),
        Option("from", .text("VIEW"), help: "Call hitTest on this view instead of the windows"),
        CommonOptions.strategy, CommonOptions.profile,
      ] + RulesOptions.all + [
        SessionTimeout.optionOfSteps, CommonOptions.unfinished,
        .flag("json", help: "Print one JSON object for each touch"),
      ],
      constraints: RulesOptions.constraints),
    handler: RulesHandler.inEngine(run))

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    if let path = arguments.positionals.first {
      for option in ["scene", "at", "from"] where arguments.has(option) {
        throw arguments.misuse("a recording has its own scene and points; leave '--\(option)' out", option: option)
      }
      guard let event = arguments.integer("event") else {
        throw arguments.misuse("which event of \(path)? give --event N ('recorder show' lists them)", option: "event")
      }
      return try explain(path, event: event, arguments, console)
    }
    guard arguments.has("scene"), let at = arguments.numbers("at") else {
      throw arguments.misuse("give a recording with --event N, or --scene SCENE with --at X,Y")
    }
    let given = ["event", "session"].filter(arguments.has) + (arguments.flag("unfinished") ? ["unfinished"] : [])
    for option in given {
      throw arguments.misuse("'--\(option)' belongs to a recording; name one or leave it out", option: option)
    }
    let scene = try SceneArgument.instance(of: arguments)
    let from = try SceneArgument.view(arguments.string("from"), of: scene, at: arguments.string("scene") ?? "scene")
    let point = CGPoint(x: at[0], y: at[1])
    show(scene.trace(at: point, from: from), touch: nil, at: point, of: scene, arguments, console)
    return code(scene, arguments, console)
  }

  private static func explain(
    _ path: String, event: Int, _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let reader = try RecordingReader.checked(path, allowUnfinished: arguments.flag("unfinished"))
    let record = try reader.session(of: arguments)
    let session = try ReplayableSession(record, of: reader)
    let scene = try session.makeScene(
      strategy: CommonOptions.strategy(of: arguments), profile: CommonOptions.profile(of: arguments))
    let samples = try reader.samples(ofSession: record.id)
    var began: [TouchSample] = []
    var last = -1
    while let sample = try samples.next(), sample.event <= event {
      last = sample.event
      if sample.event == event && sample.phase == .began { began.append(sample) }
    }
    guard last == event else {
      throw CommandFailure(
        .noInput, path: path,
        last < 0
          ? "session \(record.id) has no events; record some with 'recorder capture'"
          : "session \(record.id) has no event \(event); its last is \(last)")
    }
    let timeline = try session.gestureTimeline(
      ofEvent: event,
      on: session.makeScene(
        strategy: CommonOptions.strategy(of: arguments), profile: CommonOptions.profile(of: arguments)))
    guard !began.isEmpty || !timeline.notes.isEmpty else {
      throw CommandFailure(
        .noInput, path: path,
        "no touch begins in event \(event), and no recognizer follows its touches; 'recorder show' lists the events")
    }
    try session.play(upTo: event, on: scene)
    for sample in began {
      let point = CGPoint(x: sample.x, y: sample.y)
      show(
        scene.trace(at: point), touch: sample.touch, at: point, of: scene, arguments, console,
        notes: timeline.notes.filter { $0.touches.contains(sample.touch) })
    }
    if !arguments.flag("json") {
      console.output.write(ExplainReport.text(timeline))
    } else if began.isEmpty {
      console.output.json(ExplainReport.json(timeline))
    }
    return code(scene, arguments, console)
  }

  /// The exit code, after the reasons why the explanation is unknown.
  private static func code(_ scene: SceneInstance, _ arguments: Arguments, _ console: Console) -> ExitCode {
    let unknowns = UnknownReasons.sentences(scene)
    if !arguments.flag("json") {
      for sentence in unknowns { console.output.line("unknown: \(sentence)") }
    }
    return unknowns.isEmpty ? .ok : .inconclusive
  }

  private static func show(
    _ trace: HitTrace, touch: Int?, at point: CGPoint, of scene: SceneInstance, _ arguments: Arguments,
    _ console: Console, notes: [GestureNote] = []
  ) {
    let report = ExplainReport(
      trace, tree: scene.tree(), touch: touch, point: point, strategy: scene.strategy.description,
      profile: scene.profile.name, notes: notes, unknowns: UnknownReasons.sentences(scene))
    if arguments.flag("json") { console.output.json(report.json()) } else { console.output.write(report.text()) }
  }
}
