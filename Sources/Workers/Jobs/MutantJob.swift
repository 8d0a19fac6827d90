package import Findings
import JSONText
package import Playback
import RecordingStore

/// A session of a recording that is compared.
package struct ComparedSession: Hashable, Sendable {
  package var recording: String
  /// The number of the comparison in the recording, from 0 on.
  package var number: Int

  package init(recording: String, number: Int) { (self.recording, self.number) = (recording, number) }
}

/// What playing sessions with a fault has shown.
package struct MutantResult: Sendable {
  package enum Status: Sendable {
    /// No session differs.
    case survived
    /// A session differs.
    case killed
    /// A session does not end.
    case timeout
    /// No session differs, and outcomes of one are unknown that are known without the fault.
    case unknown
  }

  package var status = Status.survived
  /// The session that differs, or has unknown outcomes.
  package var session: ComparedSession?
  /// What differs there, or why outcomes are unknown, as one sentence.
  package var reason: String?
  /// The number of sessions that were played.
  package var played = 0
  /// The places of faults and the functions that they reached, of those that differ only the first session that does.
  package var reached: Set<Int> = []

  package init() {}
}

/// The comparisons of sessions with one fault, up to the first one that differs. They are made and judged as comparisons without faults.
@MainActor
final class MutantJob: WorkerJob {
  private let run: ComparisonRun
  private var rest: ArraySlice<(session: ComparedSession, unknownCount: Int)>
  private let take: (MutantResult) -> Void
  private var result = MutantResult()
  private var current: ComparisonJob?
  private var isComplete = false
  var printed = ""

  /// - Parameter sessions: With the number of outcomes that are unknown without the fault.
  init(
    _ run: ComparisonRun, _ sessions: [(session: ComparedSession, unknownCount: Int)],
    take: @escaping (MutantResult) -> Void
  ) {
    (self.run, rest, self.take) = (run, sessions[...], take)
  }

  var request: (program: Int, line: [UInt8])? {
    while !isComplete {
      if let request = current?.request { return request }
      current?.deliver()
      current = nil
      if !isComplete { beginNext() }
    }
    return nil
  }

  private func beginNext() {
    guard let next = rest.popFirst() else {
      isComplete = true
      return
    }
    let part = RecordingPart(numbers: next.session.number..<next.session.number + 1, isLast: true)
    current = ComparisonJob(next.session.recording, run, part, baseline: nil) { [unowned self] in
      judge($0, next.session, unknownCount: next.unknownCount)
    }
  }

  private func judge(_ compared: ComparisonJob.Result, _ session: ComparedSession, unknownCount: Int) {
    result.played += 1
    let reached = Set(compared.reachedMutants.joined())
    result.reached.formUnion(reached)
    let comparison = compared.comparisons.first
    if let comparison, comparison.divergenceCount > 0 {
      result.status = comparison.end.map { $0.what == .timeout && !$0.isInBaseline } ?? false ? .timeout : .killed
      (result.session, result.reason, result.reached) = (session, comparison.end?.why, reached)
      isComplete = true
      return
    }
    let why: String?
    if let comparison {
      why =
        comparison.failure?.why
        ?? (comparison.unknownCount > unknownCount
          ? comparison.unknowns.last?.trouble.why ?? "outcomes are unknown" : nil)
    } else {
      why = compared.failure?.message ?? "the session cannot be played"
    }
    guard let why, result.status == .survived else { return }
    (result.status, result.session, result.reason) = (.unknown, session, why)
  }

  var isInSession: Bool { current?.isInSession ?? false }
  let heldBytes = 0

  func receive(_ message: WorkerProtocol.Message, _ content: JSONValue) -> Bool {
    current?.receive(message, content) ?? false
  }

  func workerDidEnd(_ end: WorkerEnd) { current?.workerDidEnd(end) }

  /// Without a difference up to now, it is not known whether a later session has one.
  func stop() {
    isComplete = true
    if result.status == .survived {
      (result.status, result.reason) = (.unknown, "there was no time to play its sessions")
    }
  }

  func beginDelivery() {}

  func deliver() { take(result) }
}

/// A session without a fault, and the faults whose places it reaches.
package struct ReachingSession: Sendable {
  package var session: ComparedSession
  package var comparison: ComparisonReport.Comparison
  package var mutants: [Int]
}

extension WorkerPool {
  /// Compares recordings by code without its faults. Returns the sessions, and the failures of recordings that cannot be read.
  package func reach(
    _ paths: [String], _ run: ComparisonRun, progress: @escaping (_ index: Int) -> Void = { _ in }
  ) throws -> (sessions: [ReachingSession], failures: [ComparisonReport.Failure]) {
    var run = run
    run.mutant = 0
    var sessions: [ReachingSession] = []
    var failures: [ComparisonReport.Failure] = []
    var index = 0
    try self.run {
      guard index < paths.count else { return nil }
      let path = paths[index]
      progress(index)
      index += 1
      return ComparisonJob(path, run, .whole, baseline: nil) { result in
        if let failure = result.failure { return failures.append(failure) }
        for (number, (comparison, mutants)) in zip(result.comparisons, result.reachedMutants).enumerated() {
          sessions.append(
            ReachingSession(
              session: ComparedSession(recording: path, number: number), comparison: comparison, mutants: mutants))
        }
      }
    }
    return (sessions, failures)
  }

  /// Plays sessions with faults.
  ///
  /// - Parameters:
  ///   - mutants: The numbers of the faults with their sessions, and the number of outcomes that are unknown without a fault.
  ///   - take: Called with the results in the order of the faults.
  package func play(
    _ mutants: [(number: Int, sessions: [(session: ComparedSession, unknownCount: Int)])], _ run: ComparisonRun,
    take: @escaping (_ number: Int, MutantResult) -> Void
  ) throws {
    var rest = mutants[...]
    try self.run {
      rest.popFirst().map { mutant in
        var run = run
        run.mutant = mutant.number
        run.stopsAtDifference = true
        run.listsDifferences = false
        return MutantJob(run, mutant.sessions) { take(mutant.number, $0) }
      }
    }
  }
}
