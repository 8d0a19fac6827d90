/// What a recording holds, in numbers: enough for a list or a one-line description.
public struct RecordingSummary: Hashable, Sendable {
  /// How many scenes it has.
  public let scenes: Int
  /// How many sessions it has.
  public let sessions: Int
  /// How many samples all sessions have.
  public let samples: Int64
  /// How many outcomes all sessions have.
  public let outcomes: Int64
  /// The least time of a sample, in microseconds since the start of its session; 0 without samples.
  public let firstMicroseconds: Int64
  /// The greatest time of a sample, in microseconds since the start of its session; 0 without samples.
  public let lastMicroseconds: Int64
  /// 64 hexadecimal digits; `nil` for an unfinished recording.
  public let contentHash: String?
  /// The program that wrote it, and its version.
  public let producer: String?
  /// Whether its capture came to its end.
  public let isFinished: Bool
}

extension RecordingReader {
  /// The recording in numbers; reads two rows of each session. The content hash is the one that the file states.
  public func summary() throws(RecordingError) -> RecordingSummary {
    var first: Int64?
    var last: Int64 = 0
    let statement = try Statement(database, "SELECT t_us FROM events WHERE sample = ?1")
    func time(_ sample: Int64) throws(RecordingError) -> Int64 {
      statement.reset()
      statement.bind(1, sample)
      guard try statement.step() else { throw .damaged(path, "table events: sample \(sample) is missing") }
      return statement.integer(0)
    }
    for session in sessions where session.sampleCount > 0 {
      let start = try time(session.firstSample)
      first = min(first ?? start, start)
      last = max(last, try time(session.firstSample + session.sampleCount - 1))
    }
    return RecordingSummary(
      scenes: scenes.count, sessions: sessions.count, samples: sampleCount, outcomes: outcomeCount,
      firstMicroseconds: first ?? 0, lastMicroseconds: last,
      contentHash: isFinished ? meta[RecordingMeta.contentHash] : nil, producer: meta[RecordingMeta.producer],
      isFinished: isFinished)
  }
}
