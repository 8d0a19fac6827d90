import CommandLineSupport
import Commands
import Playback
import Reporting
import Workers

/// `replayer explain`: explains the hit test of a touch, view by view.
@MainActor
enum ExplainCommand {
  static let entry = Tool.Entry(
    Command(
      "explain", summary: "Explain which view a touch hits, with a reason for every view",
      usage: "(FILE --event N [--session N] [--unfinished] | --scene SCENE --at X,Y [--from VIEW]) "
        + "[--why-not VIEW] [--what-if] [--strategy STRATEGY] [--profile PROFILE] [--rules FILE | --build BUILD] "
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

          replayer explain --scene app.scene.json --at 150,120 --strategy flag
          replayer explain tap.touchrec --event 0
          replayer explain tap.touchrec --event 0 --why-not save
        """,
      positionals: [Positional("FILE", .optional, help: "A recording")],
      options: [
        Option("event", .integer("N", 0...Int.max), help: "The event of the recording whose new touches are explained"),
        Option("session", .integer("N", 0...Int.max), help: "The session of the recording; by default 0"),
        Option("scene", .text("SCENE"), help: "A scene file"),
        Option("at", .numbers("X,Y", counts: [2]), help: "A point of the screen"),
        Option("from", .text("VIEW"), help: "Call hitTest on this view instead of the windows"),
        Option(
          "why-not", .text("VIEW"), help: "Also print what prevents that this view is hit, and what would change it"),
        .flag("what-if", help: "Also print the single changes after which another view is hit"),
        CommonOptions.strategy, CommonOptions.profile,
      ] + RulesOptions.all + [
        SessionTimeout.optionOfSteps, CommonOptions.unfinished,
        .flag("json", help: "Print one JSON object for each touch"),
      ],
      constraints: RulesOptions.constraints),
    handler: RulesHandler.inEngine(run))

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let subject = try ExplainSubject(arguments)
    let strategy = try CommonOptions.strategy(of: arguments)
    let timeline = try subject.timeline(strategy)
    let asJSON = arguments.flag("json")
    var explanations = try subject.explanations(strategy)
    // Trials of changes may reach other code.
    let unknowns =
      try explanations.first.map { UnknownReasons.sentences($0.scene) }
      ?? UnknownReasons.sentences(subject.makeScene(strategy))
    for index in explanations.indices {
      if arguments.flag("what-if") || arguments.has("why-not") {
        try explanations[index].tryChanges {
          Supervision.beginStep()
          return try subject.makeScene(strategy)
        }
      }
      let report = ExplainReport(
        explanations[index],
        notes: timeline?.notes.filter { $0.touches.contains(explanations[index].touch ?? -1) } ?? [],
        unknowns: unknowns)
      if asJSON { console.output.json(report.json()) } else { console.output.write(report.text()) }
    }
    if let timeline {
      if !asJSON {
        console.output.write(ExplainReport.text(timeline))
      } else if explanations.isEmpty {
        console.output.json(ExplainReport.json(timeline))
      }
    }
    if !asJSON {
      for sentence in unknowns { console.output.line("unknown: \(sentence)") }
    }
    return unknowns.isEmpty ? .ok : .inconclusive
  }
}
