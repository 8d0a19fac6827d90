package import Findings
import JSONText

/// The exploration of the sessions of one recording.
@MainActor
final class ExploreJob: WorkerJob {
  private let path: String
  private let exploring: ExploreRequest
  private let program: Int
  private let take: ([ExploredSession], [Ended]) -> Void
  private var ended: [Ended] = []
  private var explored: [ExploredSession] = []
  private var next: Int
  private let end: Int
  private var session: Int?
  private var isComplete = false
  var printed = ""

  typealias Ended = WorkerPool.UnexploredSession

  init(
    _ path: String, _ sessions: Range<Int>, _ request: ExploreRequest, program: Int,
    take: @escaping ([ExploredSession], [Ended]) -> Void
  ) {
    (self.path, exploring, self.program, self.take) = (path, request, program, take)
    (next, end) = (sessions.lowerBound, sessions.upperBound)
  }

  var request: (program: Int, line: [UInt8])? {
    isComplete ? nil : (program, exploring.line(path, next..<max(end, next)))
  }

  var isInSession: Bool { session != nil }
  let heldBytes = 0

  func receive(_ message: WorkerProtocol.Message, _ content: JSONValue) -> Bool {
    switch message {
    case .begun:
      session = content["session"]?.integer ?? next
      next = (session ?? next) + 1
      return true
    case .explored:
      if let result = content["explored"].flatMap(ExploredSession.init(json:)) { explored.append(result) }
    case .done: isComplete = true
    case .failed:
      isComplete = true
      ended.append(
        Ended(session: session ?? next, problem: content["message"]?.string ?? "it cannot be replayed", isFailure: true)
      )
    case .found, .compared, .stored, .lines, .picture, .areas, .hello: break
    }
    return false
  }

  /// A session that the code ends has no result. The others follow.
  func workerDidEnd(_ end: WorkerEnd) {
    if session == nil || next >= self.end { isComplete = true }
    ended.append(Ended(session: session ?? next, problem: end.sentence(), isFailure: session == nil))
    session = nil
  }

  func stop() { isComplete = true }

  func beginDelivery() {}

  func deliver() { take(explored, ended) }
}

extension WorkerPool {
  /// A session that was not explored up to its end.
  package struct UnexploredSession: Sendable {
    package let session: Int
    /// A sentence about the reason.
    package let problem: String
    /// Whether it could not be replayed. Otherwise the code ended it.
    package let isFailure: Bool
  }

  /// The number of sessions that one worker explores at a time.
  private static let exploredAtOnce = 8

  /// Explores sessions of a recording, each in its own way. Those that the code ends are `nil`.
  package func explore(
    _ path: String, _ requests: [(session: Int, request: ExploreRequest)]
  ) throws -> [ExploredSession?] {
    var explored: [ExploredSession?] = []
    var rest = requests[...]
    try run {
      rest.popFirst().map { session, request in
        ExploreJob(path, session..<session + 1, request, program: 0) { sessions, _ in explored.append(sessions.first) }
      }
    }
    return explored
  }

  /// Explores the sessions of a recording, and returns what was reached in their order. Those that the code ends are missing.
  ///
  /// - Parameters:
  ///   - program: The index of the program that replays.
  ///   - didEnd: Called with the sessions that are missing.
  package func explore(
    _ path: String, count: Int, _ request: ExploreRequest, program: Int,
    didEnd: (UnexploredSession) throws -> Void = { _ in }
  ) throws -> [ExploredSession] {
    var explored: [ExploredSession] = []
    var ended: [ExploreJob.Ended] = []
    var start = 0
    try run {
      guard start < count else { return nil }
      let sessions = start..<min(start + Self.exploredAtOnce, count)
      start = sessions.upperBound
      return ExploreJob(path, sessions, request, program: program) { sessions, problems in
        explored += sessions
        ended += problems
      }
    }
    for end in ended { try didEnd(end) }
    return explored
  }
}
