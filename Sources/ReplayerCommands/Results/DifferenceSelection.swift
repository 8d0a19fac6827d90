import CommandLineSupport
import Commands
import Findings
import Ledger
import PassThrough
import Playback
import Reporting

/// The differences and unknown outcomes that a command line selects: by id, cause, session or event.
struct DifferenceSelection {
  static let ids = Positional(
    "ID", .any, help: "Ids of differences, unknowns, causes or reasons, or their first digits (at least 4)")
  static let options = [
    Option("cause", .text("ID"), help: "All differences of a cause, or all unknowns of a reason", isRepeatable: true),
    Option(
      "session", .text("FILE[#N]"), completion: .files, help: "Only those of a recording, or of its session N"),
    Option("event", .integer("N", 0...Int.max), help: "Only those of an event"),
    Option(
      "strategy", .text("STRATEGY"), completion: CatalogCompletions.strategy, help: "Only those under a strategy"),
    .flag("all", help: "All that are pending"),
  ]
  /// The number of digits of an id that are enough.
  private static let shortestPrefix = 4

  private let arguments: Arguments

  /// Throws if nothing is selected.
  init(_ arguments: Arguments, isRequired: Bool = true) throws(CommandFailure) {
    self.arguments = arguments
    if let strategy = arguments.string("strategy"), (try? Strategy(parsing: strategy)) == nil {
      throw arguments.misuse("'\(strategy)' is no strategy ('replayer strategies' lists them)", option: "strategy")
    }
    if let number = arguments.string("session")?.split(separator: "#", maxSplits: 1).dropFirst().first,
      Int(number) == nil
    {
      throw arguments.misuse("'\(number)' is no number of a session; write FILE#N", option: "session")
    }
    let isNarrowed = ["cause", "session", "event", "strategy"].contains(where: arguments.has)
    guard isRequired, arguments.positionals.isEmpty, !isNarrowed, !arguments.flag("all") else { return }
    throw arguments.misuse(
      "which differences or unknowns? give ids, --cause, --session, --event or --all ('replayer pending' lists them)")
  }

  /// What the ids of the command line name, if all of them are accepted.
  func acceptedItems(of pending: PendingDifferences) throws(CommandFailure) -> [PendingItem] {
    guard !arguments.positionals.isEmpty, !arguments.has("cause") else { return [] }
    var items: [PendingItem] = []
    for id in arguments.positionals.map({ $0.lowercased() }) {
      let found = pending.accepted.filter { $0.id.hasPrefix(id) }
      guard found.count == 1, id.utf8.count >= Self.shortestPrefix else { return [] }
      items += found.filter { isInPlace($0, pending) }
    }
    return items
  }

  /// The selected ones of what is pending. Throws if an id or an option selects none.
  func items(of pending: PendingDifferences) throws(CommandFailure) -> [PendingItem] {
    var chosen: Set<String> = []
    for id in arguments.positionals { chosen.formUnion(try ids(id, pending, isCause: false)) }
    for id in arguments.strings("cause") { chosen.formUnion(try ids(id, pending, isCause: true)) }
    let hasIDs = !arguments.positionals.isEmpty || arguments.has("cause")
    let items = pending.items.filter { item in
      (!hasIDs || chosen.contains(item.id)) && isInPlace(item, pending)
    }
    guard items.isEmpty else { return items }
    throw CommandFailure(
      .noInput,
      pending.items.isEmpty
        ? Self.nothingPending(pending) : "no pending difference or unknown is selected; 'replayer pending' lists them")
  }

  /// That nothing is pending, and why the comparison is not green all the same, if so.
  private static func nothingPending(_ pending: PendingDifferences) -> String {
    let report = pending.report
    let nothing = "no differences and no unknowns are pending"
    if report.verdict == .same { return nothing }
    let reason =
      report.failures.isEmpty && report.acceptance?.obsolete.isEmpty == false
      ? "lines of the ledger are obsolete: 'replayer accept --prune' removes them" : "'replayer report' says why"
    return "\(nothing); the last comparison is not green for another reason: \(reason)"
  }

  private func isInPlace(_ item: PendingItem, _ pending: PendingDifferences) -> Bool {
    if let event = arguments.integer("event"), item.event != event { return false }
    if let strategy = arguments.string("strategy"), item.comparison.strategy != strategy { return false }
    guard let session = arguments.string("session") else { return true }
    let parts = session.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, Int(parts[1]) != item.comparison.session { return false }
    return parts[0] == item.comparison.recording
      || InputFile.resolved(parts[0]) == InputFile.resolved(pending.file(of: item))
  }

  /// The ids of the items that an id of a difference, unknown outcome, cause or reason, or its first digits, names.
  private func ids(
    _ text: String, _ pending: PendingDifferences, isCause: Bool
  ) throws(CommandFailure) -> Set<String> {
    let text = text.lowercased()
    let causes = pending.causes.causes.filter { $0.id.hasPrefix(text) }.map { Set($0.divergences) }
    let reasons = pending.reasons.filter { $0.id.hasPrefix(text) }.map { reason in
      Set(pending.unknowns.filter { $0.unknown.reasonID == reason.id }.map(\.unknown.id))
    }
    let roots = isCause ? [] : pending.items.filter { $0.id.hasPrefix(text) }.map(\.id)
    let followed = isCause ? [] : pending.differences.filter { $0.followers.contains { $0.id.hasPrefix(text) } }
    guard text.utf8.count >= Self.shortestPrefix else {
      throw CommandFailure(.usage, "'\(text)' is too short for an id; give at least \(Self.shortestPrefix) digits")
    }
    let found = causes + reasons + roots.map { [$0] }
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      throw CommandFailure(.usage, "'\(text)' is the beginning of \(found.count) ids; give more digits")
    }
    if let root = followed.first?.divergence.id {
      throw CommandFailure(.usage, "'\(text)' follows from another difference; give its id, \(root)")
    }
    throw CommandFailure(
      .noInput,
      "'\(text)' is no pending \(isCause ? "cause" : "difference, unknown or cause"); 'replayer pending' lists them")
  }
}
