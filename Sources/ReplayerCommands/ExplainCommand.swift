import CommandLineSupport
import Commands
import Findings
import PassThrough
import Playback
import Reporting
import RulesBuilds
import Scenes
import Workers

/// `replayer explain`: explains the hit test of a touch, view by view.
@MainActor
enum ExplainCommand {
  static let entry = Tool.Entry(
    Command(
      "explain", summary: "Explain which view a touch hits, with a reason for every view",
      usage: "(FILE --event N [--session N] [--unfinished] | --scene SCENE --at X,Y [--from VIEW] "
        + "[--rotate ORIENTATION] [--keyboard HEIGHT]) [--why-not VIEW] [--what-if] [--strategy STRATEGY[,…]] "
        + "[--profile PROFILE] [--rules FILE] [--build BUILD]… [--against BASELINE] [--define CONDITION] "
        + "[--cut-missing] [--cut-rules] [--timeout-per-session SECONDS] [--print-config] [--no-config] [--json]",
      discussion: """
        Prints the view tree in the order of the hit test: each view with the point in its coordinates, its result \
        and the rule that decided it. For a view that was not visited, the reason is printed. Of a recording, it \
        explains the touches that begin in an event, and the decisions of recognizers about the event's touches: \
        which began, which failed because of which, and which view's touch was cancelled. The exit code is 2 if code \
        was reached that is cut from the build or that uses what is not modelled.

        With --why-not, it also lists what prevents that a view is hit, in the order from its window to the view: the \
        first line is the reason, and what follows "even without that" would prevent it next. Then it lists the single \
        changes of a property after which the view is hit. With --what-if it lists the best change for every other \
        receiver, of the views that decided. Every change is verified: the scene is built again, replayed up to the \
        event, changed and hit-tested. Those with the fewest consequences are first: the consequence is the number of \
        points, of 512 points spread over the screen, at which another view is hit than before. Among equals the order \
        is: passThrough, touchDelegate, isUserInteractionEnabled, isEnabled, the order of subviews, frame, alpha, \
        isHidden. At most 64 changes are tried.

        With several strategies or builds, or --against, the explanations are side by side: a table with the receiver \
        and the view, rule and line that decided, and then the first view at which each hit test parts from that of the \
        first row. --json has the explanations too.

        Every trace is checked: the receiver is derived again from the steps and the properties of the views. If it \
        differs, or if a step contradicts its rule, the exit code is 70.

          replayer explain --scene app.scene.json --at 150,120 --strategy flag
          replayer explain tap.touchrec --event 0
          replayer explain tap.touchrec --event 0 --why-not save
          replayer explain tap.touchrec --event 0 --strategy uikit,flag
        """,
      positionals: [Positional("FILE", .optional, completion: .files, help: "A recording")],
      options: [
        Option("event", .integer("N", 0...Int.max), help: "The event of the recording whose new touches are explained"),
        Option("session", .integer("N", 0...Int.max), help: "The session of the recording; by default 0"),
        Option("scene", .text("SCENE"), completion: .files, help: "A scene file"),
        Option("at", .numbers("X,Y", counts: [2]), help: "A point of the screen"),
        Option("from", .text("VIEW"), help: "Call hitTest on this view instead of the windows"),
        Option(
          "why-not", .text("VIEW"), help: "Also print what prevents that this view is hit, and what would change it"),
        .flag("what-if", help: "Also print the single changes after which another view is hit"),
        Option(
          "strategy", .text("STRATEGY[,…]"), completion: CatalogCompletions.strategies,
          help: "The strategy that lets touches through, several, or all (see 'replayer strategies')"),
        CommonOptions.profile,
        Option(
          "against", .text("BASELINE"), completion: CatalogCompletions.baseline,
          help: "Compare with strategy:STRATEGY, build:BUILD or rev:COMMIT, side by side"),
      ] + CommonOptions.start + RulesOptions.allOfSeveral + [
        SessionTimeout.optionOfSteps, CommonOptions.unfinished,
        .flag("json", help: "Print one JSON object for each touch"),
      ],
      constraints: RulesOptions.constraintsOfSeveral),
    handler: RulesHandler.inEngine(showsSession: RecordingArguments.namesRecording, baseline: baseline, run))

  /// The build of `--against`, which needs another one to compare it with.
  private static func baseline(_ arguments: Arguments, _ console: Console) throws -> RulesBuild? {
    guard let against = arguments.string("against") else { return nil }
    guard against != "recorded" else {
      throw arguments.misuse(
        "a recording has no explanation to compare with; give strategy:STRATEGY, build:BUILD or rev:COMMIT",
        option: "against")
    }
    let isBuild = against.hasPrefix("build:") || against.hasPrefix("rev:")
    guard !isBuild || arguments.has("build") || arguments.has("rules") else {
      throw arguments.misuse(
        "'\(against)' is compared with a build; give it with --build or --rules", option: "against")
    }
    return try BaselineOption.build(arguments, console)
  }

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let sides = try ExplainSide.sides(of: arguments)
    if sides.count > 1 { return try compare(sides, arguments, console) }
    let strategy = sides[0].strategy
    let subject = try ExplainSubject(arguments)
    let timeline = try subject.timeline(strategy)
    let ran = try subject.ranCode(strategy, timeline)
    let asJSON = arguments.flag("json")
    var explanations = try subject.explanations(strategy)
    // Trials of changes may reach other code.
    let unknowns = try subject.unknowns(of: explanations, strategy)
    for index in explanations.indices {
      try tryChanges(of: &explanations[index], subject, strategy, arguments)
      let touch = explanations[index].touch
      var report = ExplainReport(
        explanations[index].explained, notes: timeline?.notes.filter { $0.touches.contains(touch ?? -1) } ?? [],
        unknowns: unknowns)
      report.ran = ran
      if asJSON { console.output.json(report.json()) } else { console.output.write(report.text()) }
    }
    if let timeline {
      if !asJSON {
        console.output.write(ExplainReport.text(timeline))
        console.output.write(RanCodeText(ran ?? []).text)
      } else if explanations.isEmpty {
        console.output.json(
          timeline.notes.isEmpty ? RanCodeText(ran ?? []).json : ExplainReport.json(timeline))
      }
    }
    try check(explanations.map(\.explained), console)
    return end(unknowns, asJSON: asJSON, console)
  }

  /// Prints explanations side by side.
  private static func compare(_ sides: [ExplainSide], _ arguments: Arguments, _ console: Console) throws -> ExitCode {
    var touches: [[ExplanationSide]] = []
    var unknowns: [[String]] = []
    for side in sides {
      try side.inItsBuild {
        Supervision.beginStep()
        let subject = try ExplainSubject(arguments)
        var explanations = try subject.explanations(side.strategy)
        guard !explanations.isEmpty else {
          throw CommandFailure(
            .noInput, path: subject.path,
            "no touch begins in this event, so there is nothing to compare; 'recorder show' lists the events")
        }
        unknowns.append(try subject.unknowns(of: explanations, side.strategy))
        for index in explanations.indices {
          try tryChanges(of: &explanations[index], subject, side.strategy, arguments)
          if touches.count <= index { touches.append([]) }
          touches[index].append(
            ExplanationSide(side.name(under: explanations[index].scene.strategy), explanations[index].explained))
        }
      }
    }
    for touch in touches {
      let comparison = ExplainComparison(touch, unknowns: unknowns)
      if arguments.flag("json") {
        console.output.json(comparison.json())
      } else {
        console.output.write(comparison.text())
      }
      try check(touch.map(\.explanation), console)
    }
    var seen: Set<String> = []
    return end(unknowns.joined().filter { seen.insert($0).inserted }, asJSON: arguments.flag("json"), console)
  }

  private static func tryChanges(
    of explanation: inout TouchExplanation, _ subject: ExplainSubject, _ strategy: Strategy?, _ arguments: Arguments
  ) throws {
    guard arguments.flag("what-if") || arguments.has("why-not") else { return }
    // What a changed scene does is no end of the session.
    try ReplayPosition.within(.search) {
      try explanation.tryChanges {
        Supervision.beginStep()
        return try subject.makeScene(strategy)
      }
    }
  }

  /// Fails with exit code 70 if a trace is not consistent.
  private static func check(_ explanations: [ExplainedTouch], _ console: Console) throws {
    for explanation in explanations {
      guard let problems = explanation.problems else {
        console.error.line("replayer: the trace is not checked, because the hit test itself changed views")
        continue
      }
      guard problems.isEmpty else {
        console.output.flush()
        throw CommandFailure(.internalError, "trace check failed: \(problems.joined(separator: "; "))")
      }
    }
  }

  /// The exit code, after the reasons why the explanation is unknown.
  private static func end(_ unknowns: [String], asJSON: Bool, _ console: Console) -> ExitCode {
    if !asJSON {
      for sentence in unknowns { console.output.line("unknown: \(sentence)") }
    }
    return unknowns.isEmpty ? .ok : .inconclusive
  }
}
