import Findings
import JSONText
import Playback
import RecordingStore

/// Sends the differences of a session and what is unknown while it is replayed, because the process can end before the session does.
@MainActor
struct EarlyDifferences {
  /// The number of differences that are sent early.
  private static let limit = 1_000

  private let connection: WorkerConnection
  /// The number of differences that were sent and that no later event changes.
  private var settled = 0

  init(_ connection: WorkerConnection) { self.connection = connection }

  /// Sends the differences and the unknowns up to now. Those that were settled at the last call are not sent again; the others are
  /// replaced.
  mutating func send(_ result: SessionResult, settled: Int) {
    let first = min(self.settled, Self.limit)
    let new = result.divergences.prefix(Self.limit).dropFirst(first)
    self.settled = settled
    connection.send(
      WorkerProtocol.message(.found) { writer in
        writer.member("outcomes", result.outcomes)
        writer.member("first", first)
        writer.member("divergenceCount", result.divergenceCount)
        writer.member("rootCount", result.rootCount)
        writer.key("divergences")
        writer.array { writer in
          for divergence in new { divergence.write(to: &writer) }
        }
        writer.member("unknowns", objects: result.unknowns) { $1.writeMembers(to: &$0) }
        writer.member("unlistedUnknowns", result.unlistedUnknowns)
        writer.member("nameMatches", objects: result.nameMatches) { $1.writeMembers(to: &$0) }
        result.adaptations.writeMembers(to: &writer)
      })
  }
}

extension ComparisonReport.Comparison {
  /// Adds why the result is unknown as a whole.
  mutating func add(_ trouble: SceneOutcome.Trouble) {
    unknowns.append(UnknownOutcome(ofSession: session, in: recording, trouble))
  }

  /// Adds what a worker has sent early.
  mutating func add(early message: JSONValue) {
    outcomes = message["outcomes"]?.integer ?? outcomes
    divergenceCount = message["divergenceCount"]?.integer ?? divergenceCount
    rootCount = message["rootCount"]?.integer ?? rootCount
    divergences =
      divergences.prefix(message["first"]?.integer ?? 0)
      + (message["divergences"]?.array ?? []).compactMap { Divergence(json: $0, of: self) }
    if let list = message["unknowns"]?.array {
      unknowns = list.compactMap(UnknownOutcome.init(json:))
      // One that cannot be read must not be missing.
      unlistedUnknowns = (message["unlistedUnknowns"]?.integer ?? 0) + list.count - unknowns.count
    }
    if let list = message["nameMatches"]?.array { nameMatches = list.compactMap(NameMatch.init) }
    if message["renamedHandlers"] != nil { adaptations = RunAdaptations(json: message) }
  }
}
