/// The size and times of a recording, for lists and one-line descriptions.
public struct RecordingSummary: Hashable, Sendable {
  public let scenes: Int
  public let sessions: Int
  /// The number of samples of all sessions.
  public let samples: Int64
  /// The number of outcomes of all sessions.
  public let outcomes: Int64
  /// The least time of a sample, in microseconds since the start of its session; 0 without samples.
  public let firstMicroseconds: Int64
  /// The greatest time of a sample, in microseconds since the start of its session; 0 without samples.
  public let lastMicroseconds: Int64
  /// 64 hexadecimal digits; `nil` for an unfinished recording.
  public let contentHash: String?
  /// The name and version of the program that wrote it.
  public let producer: String?
  /// Whether the capture finished.
  public let isFinished: Bool
}

extension RecordingReader {
  /// The summary of the recording. Reads two rows of each session. The content hash is the stored one.
  public func summary() throws(RecordingError) -> RecordingSummary {
    var first: Int64?
    var last: Int64 = 0
    let statement = try Statement(database, "SELECT t_us FROM \(format.samples) WHERE sample = ?1")
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
