import Playback
public import RecordingStore
import Scenes

extension LiveSession {
  /// What a finished session left behind.
  public struct Finished: Hashable, Sendable {
    /// The recording.
    public var path: String
    /// How many events it has.
    public var events: Int
    /// How many samples it has.
    public var samples: Int
    /// How many outcomes it has.
    public var outcomes: Int
    /// 64 hexadecimal digits.
    public var contentHash: String
    /// How many outcomes a replay has that are not as they were seen; 0 unless the engine has a fault.
    public var divergences: Int
    /// Why a comparison will be inconclusive: outcomes that rest on what is not modelled or is in dispute, without repeats.
    public var unknowns: [String]
  }

  /// Cancels the fingers that are down, lets the scene come to rest, completes the recording, and replays it once.
  ///
  /// Finishing again answers the same.
  @discardableResult
  public func finish() throws -> Finished {
    if let finished { return finished }
    try checkOpen()
    try cancelFingers()
    try writeLabel()
    if eventCount > 0 {
      goOn(through: clock.lastEvent + LiveClock.longestPauseMicroseconds)
      try recorder.finish()
    }
    if let name = label.name { file.writer.describe("name", as: name) }
    let hash = try file.finish()
    var result = Finished(
      path: path, events: eventCount, samples: sampleCount, outcomes: outcomeCount, contentHash: hash,
      divergences: 0, unknowns: [])
    let comparison = try compare()
    result.divergences = comparison.divergenceCount
    result.unknowns = comparison.unknowns.map(\.why)
    finished = result
    return result
  }

  private func compare() throws -> SessionComparison.Result {
    let reader = try RecordingReader(path: path)
    let session = try ReplayableSession(reader.sessions[0], of: reader)
    let comparison = SessionComparison(session, name: path, strategy: nil, profile: nil, baseline: .recorded)
    let result = try comparison.run()
    try reader.finishVerification()
    return result
  }

  /// Gives up a session in which nothing was captured: its recording goes, and one that it was to replace comes back.
  public func abandon() throws {
    guard finished == nil, failure == nil, sampleCount == 0 else { return }
    failure = LiveSessionError("the session was given up")
    try file.discard()
  }
}

extension LiveSession {
  /// Hands out every sample that was taken, in order, from the recording.
  public func forEachSample(_ take: (TouchSample) throws -> Void) throws {
    if finished == nil { try file.writer.commit() }
    let reader = try RecordingReader(path: path, allowUnfinished: true)
    let cursor = try reader.samples(ofSession: 0)
    while let sample = try cursor.next() { try take(sample) }
  }
}

extension LiveSession.Finished {
  /// Whether a replay had the same outcomes, in a word or two.
  public var replay: String {
    switch divergences {
    case 0: "same"
    case 1: "differs in 1 outcome"
    default: "differs in \(divergences) outcomes"
    }
  }
}
