import CommandLineSupport
import Commands
import Findings
import Foundation
import Ledger
import Playback
import PrintedText
import Reporting

/// `replayer accept`: writes intended differences and acceptable unknown outcomes of the last comparison to the ledger.
@MainActor
enum AcceptCommand {
  static let entry = Tool.Entry(
    Command(
      "accept", summary: "Accept differences and unknowns of the last comparison",
      usage: "([ID…] [--cause ID] [--session FILE[#N]] [--event N] [--strategy STRATEGY] | --all) --reason TEXT "
        + "[--owner NAME] [--expires DAY] [--ledger FILE] [--dry-run] [--json] "
        + "[--rebase [--rules FILE | --build BUILD] [--define CONDITION] [--cut-missing] [--cut-rules] "
        + "[--timeout-per-session SECONDS]], or --prune [--dry-run], [--print-config] [--no-config]",
      discussion: """
        Adds a line for each difference to the ledger, a text file that belongs in version control. 'replayer diff' then \
        counts the difference, and those that follow from it, as accepted. The line is bound to the scene, to the outcomes \
        of both sides and to what follows: if one of them changes, the difference is a new one, and the line is obsolete. \
        An obsolete line makes 'replayer diff' inconclusive (exit code 2) until --prune removes it.

        An unknown is accepted in the same way. Its line is bound to the scene, the touch and the reason. A comparison in \
        which only accepted unknowns are left has the verdict 'same' and exit code 0, and states their number. What an \
        accepted touch does beyond its recorded outcomes is not compared. An unknown that concerns a session as a whole \
        cannot be accepted.

        Nothing is replayed: the results are those of the last 'replayer diff' of this project.

        With --rebase the replayed outcomes become the baseline in the recording instead. A session is replayed once more, \
        and is only rewritten if its differences are those of the stored results, and all of them are selected. The \
        outcomes before, the reason and the owner are kept in the recording ('recorder info'). After a comparison with \
        --rules or --build, give the same here.

          replayer accept 5f0e21b9 --reason "The sheet keeps taps on its handle (ticket 311)"
          replayer accept --cause 9cd6d776 --expires 30d --reason "until the new panel ships"
          replayer accept --session Recordings/sheet.touchrec --event 4 --reason "intended"
          replayer accept --session Recordings/sheet.touchrec --rebase --reason "the handle is larger"
          replayer accept --rebase Recordings/sheet.touchrec
          replayer accept --prune

        With --rebase and recordings in place of ids, nothing is accepted: the recordings of older versions get the \
        code that ran, and whatever else this version states, if a replay has no difference from them.
        """,
      positionals: [DifferenceSelection.ids],
      options: DifferenceSelection.options + [
        Option("reason", .text("TEXT"), help: "Why, in one sentence"), Decision.ownerOption, Decision.expiryOption,
        .flag(
          "rebase", help: "Make the replayed outcomes the baseline of the recording, instead of writing the ledger"),
        .flag("prune", help: "Remove the obsolete and expired lines of the ledger instead"), LedgerFile.option,
        .flag("dry-run", help: "Print what would be written, and write nothing"),
        .flag("json", help: "Print one JSON document"),
      ] + RulesOptions.all + [SessionTimeout.optionOfSteps],
      constraints: [
        .atLeastOne(["reason", "prune", "rebase"]), .atMostOne(["reason", "prune"]), .requires("expires", "reason"),
        .atMostOne(["rebase", "prune"]), .atMostOne(["rebase", "expires"]), .atMostOne(["rebase", "dry-run"]),
        .atMostOne(["prune", "json"]), .atMostOne(["rebase", "json"]), .requires("rules", "rebase"),
        .requires("build", "rebase"),
      ] + RulesOptions.constraints),
    handler: RulesHandler.inEngine(run))

  private static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    if arguments.flag("prune") { return try prune(arguments, console) }
    if arguments.flag("rebase") {
      try BaselineUpdate.refuseCI(arguments, option: "rebase")
      if let paths = try CompletedRecordings.paths(arguments) {
        for path in paths { console.output.line(try CompletedRecordings.complete(path)) }
        return .ok
      }
    }
    let selection = try DifferenceSelection(arguments)
    let decision = try Decision(arguments)
    var pending = try PendingDifferences(arguments)
    var items = try selection.items(of: pending)
    if arguments.flag("all") && !arguments.flag("rebase") { items = try leavingRejected(items, console) }
    if arguments.flag("rebase") {
      let differences = try differences(items, console)
      let files = try Rebasing(decision).run(differences, of: &pending) { console.output.line("rewrote \($0)") }
      console.output.line(
        "\(Counted.text(differences.count, "difference")) became the baseline of "
          + Counted.text(files.count, "recording"))
      return .ok
    }
    items = try acceptable(items, named: !arguments.positionals.isEmpty, console)
    try accept(items, decision, in: &pending, isDry: arguments.flag("dry-run"))
    let verb = arguments.flag("dry-run") ? "would accept" : "accepted"
    if arguments.flag("json") {
      console.output.json(PendingText.json(pending, items))
    } else {
      for item in items {
        console.output.line(
          "\(verb) \(item.id)  \(PendingText.place(item)): \(PendingText.decided(item))")
      }
      console.output.line(
        "\(verb) \(PendingText.count(items)) in \(pending.ledger.path)"
          + (arguments.flag("dry-run") ? "" : "; commit it with the change"))
    }
    return .ok
  }

  /// The items that were not rejected: --all must not undo an earlier decision.
  private static func leavingRejected(
    _ items: [PendingItem], _ console: Console
  ) throws(CommandFailure) -> [PendingItem] {
    let open = items.filter { $0.rejection == nil }
    let rejected = items.filter { $0.rejection != nil }
    guard !rejected.isEmpty else { return items }
    let remedy = "'replayer accept' with their ids accepts them all the same"
    let hasUnknowns = rejected.contains { $0.unknown != nil }
    guard !open.isEmpty else {
      throw CommandFailure(
        .noInput, "\(hasUnknowns ? "all that is pending" : "every pending difference") is rejected; \(remedy)")
    }
    let count =
      hasUnknowns
      ? PendingText.count(rejected) + ", which \(rejected.count == 1 ? "is" : "are") rejected,"
      : Counted.text(rejected.count, "rejected difference")
    console.error.line("replayer: \(count) left out; \(remedy)")
    return open
  }

  /// The items that can be accepted. One that cannot is an error if it is named, or if no other is selected.
  private static func acceptable(
    _ items: [PendingItem], named: Bool, _ console: Console
  ) throws(CommandFailure) -> [PendingItem] {
    let refused = items.filter { $0.refusal != nil }
    guard let first = refused.first, let refusal = first.refusal else { return items }
    guard !named, refused.count < items.count else {
      throw CommandFailure(
        .inconclusive,
        "\(first.id) cannot be accepted: \(refusal); correct its reason: \(first.unknown?.unknown.why ?? "-")")
    }
    console.error.line(
      "replayer: \(PendingText.count(refused)) cannot be accepted and left out; 'replayer pending' says why")
    return items.filter { $0.refusal == nil }
  }

  /// The differences among the items. What is not known cannot become a baseline.
  private static func differences(
    _ items: [PendingItem], _ console: Console
  ) throws(CommandFailure) -> [RootDifference] {
    let unknowns = items.filter { $0.unknown != nil }
    let remedy = "an unknown outcome cannot become a baseline; accept it without --rebase"
    guard unknowns.count < items.count else { throw CommandFailure(.usage, remedy) }
    if !unknowns.isEmpty { console.error.line("replayer: \(PendingText.count(unknowns)) left out: \(remedy)") }
    return items.compactMap(\.difference)
  }

  /// Adds items to the ledger. A rejection of one of them ends.
  static func accept(
    _ items: [PendingItem], _ decision: Decision, in pending: inout PendingDifferences, isDry: Bool = false
  ) throws {
    for item in items { try pending.requireUnchanged(item) }
    guard !isDry else { return }
    let today = LedgerDate(Date())
    try pending.ledger.change { $0.accept(items, decision, on: today) }
    try pending.store.removeRejections(of: items)
  }

  private static func prune(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    guard arguments.positionals.isEmpty,
      !["cause", "session", "event", "strategy", "all"].contains(where: arguments.has)
    else { throw arguments.misuse("--prune removes all obsolete lines; leave the ids out", option: "prune") }
    var pending = try PendingDifferences(arguments)
    try pending.ledger.requireNamed(arguments)
    let old = pending.report.acceptance?.ineffective ?? []
    let isDry = arguments.flag("dry-run")
    for acceptance in old {
      console.output.line("\(isDry ? "would remove" : "removed") \(AcceptanceText.line(acceptance))")
    }
    if !isDry { try pending.ledger.change { $0.remove(old) } }
    console.output.line(
      "\(isDry ? "would remove" : "removed") \(Counted.text(old.count, "line")) of \(pending.ledger.path)")
    return .ok
  }
}
