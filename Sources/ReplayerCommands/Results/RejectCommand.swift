import CommandLineSupport
import Commands
import Findings
import Foundation
import Ledger
import Playback
import PrintedText
import Reporting

/// `replayer reject`: notes that differences and unknown outcomes of the last comparison must be corrected.
@MainActor
enum RejectCommand {
  static let entry = Tool.Entry(
    Command(
      "reject", summary: "Note that differences or unknowns of the last comparison must be corrected",
      usage: "([ID…] [--cause ID] [--session FILE[#N]] [--event N] [--strategy STRATEGY] | --all) --reason TEXT "
        + "[--owner NAME] [--ledger FILE]",
      discussion: """
        A rejected difference stays a difference: 'replayer diff' still exits with 1, and with 2 for a rejected unknown. \
        The reason is kept with the results of this project and is printed by 'replayer pending', and 'replayer review' \
        does not ask again. 'replayer accept' ends the rejection, and the rejection of what is accepted, given by its id, \
        removes its line from the ledger.

          replayer reject 5f0e21b9 --reason "the scrim must not take the tap"
        """,
      positionals: [DifferenceSelection.ids],
      options: DifferenceSelection.options + [Decision.reasonOption, Decision.ownerOption, LedgerFile.option]),
    handler: run)

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let selection = try DifferenceSelection(arguments)
    let decision = try Decision(arguments)
    var pending = try PendingDifferences(arguments)
    let accepted = try selection.acceptedItems(of: pending)
    let items = accepted.isEmpty ? try selection.items(of: pending) : accepted
    try reject(items, decision, in: &pending)
    for item in items {
      console.output.line(
        "rejected \(item.id)  \(PendingText.place(item)): \(PendingText.decided(item))")
    }
    console.output.line(
      "rejected \(PendingText.count(items))"
        + (accepted.isEmpty
          ? "" : ", and removed \(accepted.count == 1 ? "its line" : "their lines") from \(pending.ledger.path)"))
    return .ok
  }

  /// Stores that items are rejected. Acceptances of them are removed.
  static func reject(
    _ items: [PendingItem], _ decision: Decision, in pending: inout PendingDifferences
  ) throws {
    try pending.ledger.change { $0.removeAcceptances(of: items) }
    try pending.store.reject(items, decision, on: LedgerDate(Date()))
  }
}
