import Findings
import JSONText
import Playback

/// Sends the differences of a session while it is replayed, because the process can end before the session does.
@MainActor
struct EarlyDifferences {
  /// The number of differences that are sent early.
  private static let limit = 1_000

  private let connection: WorkerConnection
  private var sent = 0

  init(_ connection: WorkerConnection) { self.connection = connection }

  /// Sends the differences that follow those of the last call.
  mutating func send(_ result: SessionResult) {
    guard sent < Self.limit else { return }
    let new = result.divergences.dropFirst(sent)
    sent += new.count
    connection.send(
      WorkerProtocol.message(.found) { writer in
        writer.member("outcomes", result.outcomes)
        writer.member("divergenceCount", result.divergenceCount)
        writer.member("rootCount", result.rootCount)
        writer.key("divergences")
        writer.array { writer in
          for divergence in new { divergence.write(to: &writer) }
        }
      })
  }
}

extension ComparisonReport.Comparison {
  /// Adds the differences that a worker has sent early.
  mutating func add(early message: JSONValue) {
    outcomes = message["outcomes"]?.integer ?? outcomes
    divergenceCount = message["divergenceCount"]?.integer ?? divergenceCount
    rootCount = message["rootCount"]?.integer ?? rootCount
    divergences += (message["divergences"]?.array ?? []).compactMap { Divergence(json: $0, of: self) }
  }
}
