import CommandLineSupport
import Commands
import Findings
import Ledger
import PassThrough
import Playback
import Reporting

/// The differences that a command line selects: by id, cause, session or event.
struct DifferenceSelection {
  static let ids = Positional("ID", .any, help: "Ids of differences or causes, or their first digits (at least 4)")
  static let options = [
    Option("cause", .text("ID"), help: "All differences of a cause", isRepeatable: true),
    Option(
      "session", .text("FILE[#N]"), completion: .files, help: "Only differences of a recording, or of its session N"),
    Option("event", .integer("N", 0...Int.max), help: "Only differences of an event"),
    Option(
      "strategy", .text("STRATEGY"), completion: CatalogCompletions.strategy, help: "Only differences under a strategy"),
    .flag("all", help: "All pending differences"),
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
      "which differences? give ids, --cause, --session, --event or --all ('replayer pending' lists them)")
  }

  /// The differences that the ids of the command line name, if all of them are accepted ones.
  func acceptedItems(of pending: PendingDifferences) throws(CommandFailure) -> [RootDifference] {
    guard !arguments.positionals.isEmpty, !arguments.has("cause") else { return [] }
    var items: [RootDifference] = []
    for id in arguments.positionals.map({ $0.lowercased() }) {
      let found = pending.accepted.filter { $0.divergence.id.hasPrefix(id) }
      guard found.count == 1, id.utf8.count >= Self.shortestPrefix else { return [] }
      items += found.filter { isInPlace($0, pending) }
    }
    return items
  }

  /// The selected ones of the pending differences. Throws if an id or an option selects none.
  func items(of pending: PendingDifferences) throws(CommandFailure) -> [RootDifference] {
    var chosen: Set<String> = []
    for id in arguments.positionals { chosen.formUnion(try ids(id, pending, isCause: false)) }
    for id in arguments.strings("cause") { chosen.formUnion(try ids(id, pending, isCause: true)) }
    let hasIDs = !arguments.positionals.isEmpty || arguments.has("cause")
    let items = pending.items.filter { item in
      (!hasIDs || chosen.contains(item.divergence.id)) && isInPlace(item, pending)
    }
    guard items.isEmpty else { return items }
    throw CommandFailure(
      .noInput,
      pending.items.isEmpty
        ? "no differences are pending" : "no pending difference is selected; 'replayer pending' lists them")
  }

  private func isInPlace(_ item: RootDifference, _ pending: PendingDifferences) -> Bool {
    if let event = arguments.integer("event"), item.divergence.event != event { return false }
    if let strategy = arguments.string("strategy"), item.comparison.strategy != strategy { return false }
    guard let session = arguments.string("session") else { return true }
    let parts = session.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, Int(parts[1]) != item.comparison.session { return false }
    return parts[0] == item.comparison.recording
      || InputFile.resolved(parts[0]) == InputFile.resolved(pending.file(of: item))
  }

  /// The ids of the roots that an id of a difference or cause, or its first digits, names.
  private func ids(
    _ text: String, _ pending: PendingDifferences, isCause: Bool
  ) throws(CommandFailure) -> Set<String> {
    let text = text.lowercased()
    let causes = pending.causes.causes.filter { $0.id.hasPrefix(text) }
    let roots = isCause ? [] : pending.items.filter { $0.divergence.id.hasPrefix(text) }.map(\.divergence.id)
    let followed = isCause ? [] : pending.items.filter { $0.followers.contains { $0.id.hasPrefix(text) } }
    guard text.utf8.count >= Self.shortestPrefix else {
      throw CommandFailure(.usage, "'\(text)' is too short for an id; give at least \(Self.shortestPrefix) digits")
    }
    let found = causes.map { Set($0.divergences) } + roots.map { [$0] }
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      throw CommandFailure(.usage, "'\(text)' is the beginning of \(found.count) ids; give more digits")
    }
    if let root = followed.first?.divergence.id {
      throw CommandFailure(.usage, "'\(text)' follows from another difference; give its id, \(root)")
    }
    throw CommandFailure(
      .noInput, "'\(text)' is no pending \(isCause ? "cause" : "difference or cause"); 'replayer pending' lists them")
  }
}
