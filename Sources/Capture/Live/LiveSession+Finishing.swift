package import Findings
import Playback
package import RecordingStore
import Scenes

extension LiveSession {
  /// The result of a finished session.
  package struct Finished: Hashable, Sendable {
    /// The path of the recording.
    package var path: String
    package var events: Int
    package var samples: Int
    package var outcomes: Int
    /// 64 hexadecimal digits.
    package var contentHash: String
    /// The number of outcomes at which a replay differs. It is 0 unless the engine has a defect.
    package var divergences: Int
    /// Why a comparison will be inconclusive: the reasons of outcomes that depend on unmodelled or disputed behaviour,
    /// without duplicates.
    package var unknowns: [String]
    /// The unknown outcomes, and the number of those that are not listed.
    package var unknownOutcomes: [UnknownOutcome] = []
    package var unlistedUnknowns = 0
    /// Whether timers were pending when the scene had settled. Their outcomes are not recorded.
    package var hasPendingTimers: Bool
  }

  /// Cancels the fingers that are down, settles the scene, completes the recording, and replays it once.
  ///
  /// A second call returns the same result.
  @discardableResult
  package func finish() throws -> Finished {
    if let finished { return finished }
    try checkOpen()
    try cancelFingers()
    try writeLabel()
    if eventCount > 0 { advance(through: clock.lastEvent + SessionClock.longestPauseMicroseconds) }
    let hash = try complete()
    var result = Finished(
      path: path, events: eventCount, samples: sampleCount, outcomes: outcomeCount, contentHash: hash,
      divergences: 0, unknowns: [], hasPendingTimers: recorder.hasPendingTimers)
    let comparison = try checkedComparison()
    result.divergences = comparison.divergenceCount
    result.unknowns = comparison.unknowns.reasons
    (result.unknownOutcomes, result.unlistedUnknowns) = (comparison.unknowns, comparison.unlistedUnknowns)
    finished = result
    return result
  }

  /// Writes the last rows and completes the file. Returns the content hash.
  private func complete() throws(RecordingError) -> String {
    do throws(RecordingError) {
      guard file.writer.isInPlace else { throw RecordingError.removed(path) }
      try recorder.finish()
      if let name = label.name { try file.writer.describe("name", as: name) }
      return try file.finish()
    } catch {
      failure = error
      throw error
    }
  }

  /// Replays the finished recording. After an error the session accepts nothing more; its recording is complete.
  private func checkedComparison() throws -> SessionResult {
    do {
      return try compare()
    } catch {
      failure = error
      throw error
    }
  }

  private func compare() throws -> SessionResult {
    let reader = try RecordingReader(path: path)
    let session = try ReplayableSession(reader.sessions[0], of: reader)
    let comparison = SessionComparison(session, name: path, strategy: nil, profile: nil, baseline: .recorded)
    let result = try comparison.run()
    try reader.finishVerification()
    return result
  }

  /// Discards a session without touches: removes its recording and restores the one that it was to replace.
  package func abandon() throws {
    guard finished == nil, failure == nil, sampleCount == 0 else { return }
    failure = LiveSessionError("the session was given up")
    try file.discard()
  }
}

extension LiveSession {
  /// Calls `take` for every sample in order, read from the recording.
  package func forEachSample(_ take: (TouchSample) throws -> Void) throws {
    if finished == nil { try file.writer.commit() }
    let reader = try RecordingReader(path: path, allowUnfinished: true)
    let cursor = try reader.samples(ofSession: 0)
    while let sample = try cursor.next() { try take(sample) }
  }
}

extension LiveSession.Finished {
  /// Whether a replay had the same outcomes, as text.
  package var replay: String {
    switch divergences {
    case 0: "same"
    case 1: "differs in 1 outcome"
    default: "differs in \(divergences) outcomes"
    }
  }
}
