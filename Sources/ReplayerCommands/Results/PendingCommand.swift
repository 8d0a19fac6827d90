import CommandLineSupport
import Commands
import Findings
import Playback
import PrintedText
import Reporting

/// `replayer pending`: lists the differences and unknown outcomes of the last comparison that are not accepted.
@MainActor
enum PendingCommand {
  static let entry = Tool.Entry(
    Command(
      "pending", summary: "List the differences and unknowns of the last comparison that are not accepted",
      discussion: """
        Reads the results that the last 'replayer diff' of this project stored; nothing is replayed. Each difference has \
        an id, which 'replayer accept' and 'replayer reject' take, and the id of its cause. So has each unknown, a touch \
        whose outcome rests on something that is not modelled: its own id and that of its reason.

          replayer pending
          replayer pending --session Recordings/sheet.touchrec

        Exit codes: 0 nothing is pending, 1 differences are pending, 2 only unknowns are pending, 66 no results are stored.
        """,
      positionals: [DifferenceSelection.ids],
      options: DifferenceSelection.options.filter { $0.name != "all" } + [
        LedgerFile.option, .flag("json", help: "Print one JSON document"),
      ]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let selection = try DifferenceSelection(arguments, isRequired: false)
    let pending = try PendingDifferences(arguments)
    let isSelecting =
      !arguments.positionals.isEmpty || ["cause", "session", "event", "strategy"].contains(where: arguments.has)
    let items = isSelecting ? try selection.items(of: pending) : pending.items
    if arguments.flag("json") {
      console.output.json(PendingText.json(pending, items))
    } else {
      for line in PendingText.lines(pending, items, listsCauses: !isSelecting) { console.output.line(line) }
    }
    return pending.exitCode
  }
}
