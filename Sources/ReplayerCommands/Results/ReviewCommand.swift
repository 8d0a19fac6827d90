import CommandLineSupport
import Commands
import Findings
import Foundation
import Ledger
import Playback
import PrintedText
import Reporting

/// `replayer review`: asks for a decision about each pending difference and unknown outcome.
@MainActor
enum ReviewCommand {
  static let entry = Tool.Entry(
    Command(
      "review", summary: "Decide about the differences and unknowns of the last comparison, one key a decision",
      discussion: """
        Shows each pending difference with its reason on both sides, what follows from it, and the address of a picture \
        with both sides, and each unknown with its reason. In a terminal one key decides:

          a  accept the difference            A  accept all of its cause or reason
          r  reject it: it must be corrected  R  reject all of its cause or reason
          s  skip it                          b  go back to the one before
          ?  list the keys                    q  end

        a and r ask for the reason; an empty answer is the reason before. Each decision is written at once, so that nothing \
        is lost at an end. Without a terminal the keys are lines of standard input, each with its reason:

          printf 'a the new panel\\nr the scrim is wrong\\nq\\n' | replayer review

        With --page the report of the comparison is served on this machine, with both buttons and the same keys beside the \
        pictures; a chosen difference or a whole cause is accepted or rejected with a reason. Ctrl-C ends the command.

          replayer review --page

        Exit codes: 0 nothing is pending any more, 1 differences are pending or rejected, 2 only unknowns are, 66 no results \
        are stored.
        """,
      positionals: [DifferenceSelection.ids],
      options: DifferenceSelection.options.filter { $0.name != "all" } + [
        Option("reason", .text("TEXT"), help: "The reason of decisions that have none of their own"),
        Decision.ownerOption,
        Decision.expiryOption, LedgerFile.option, .flag("no-pictures", help: "Draw no pictures"),
        .flag("page", help: "Decide on a page in a browser"),
      ] + PageService.options),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let pending = try PendingDifferences(arguments)
    if arguments.flag("page") {
      try ReviewPage.serve(pending, arguments, console)
      return try PendingDifferences(arguments).exitCode
    }
    let isSelecting =
      !arguments.positionals.isEmpty || ["cause", "session", "event", "strategy"].contains(where: arguments.has)
    let selection = try DifferenceSelection(arguments, isRequired: false)
    let items = isSelecting ? try selection.items(of: pending) : pending.items.filter { $0.rejection == nil }
    var review = ReviewSession(pending, items, arguments, console)
    try review.run()
    return try PendingDifferences(arguments).exitCode
  }
}
