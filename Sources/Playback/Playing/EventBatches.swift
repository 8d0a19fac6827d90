import RecordingStore

/// Reads the samples of a session one event at a time.
struct EventBatches {
  private let cursor: SampleCursor
  private var ahead: TouchSample?

  /// The samples of the event read last. The storage is reused.
  private(set) var batch: [TouchSample] = []

  init(_ cursor: SampleCursor) throws(RecordingError) {
    self.cursor = cursor
    ahead = try cursor.next()
  }

  /// Whether the event read last is the session's last one.
  var isAtEnd: Bool { ahead == nil }

  /// The time of the event after the one read last, in microseconds. `nil` if there is none.
  var nextTimestampMicroseconds: Int64? { ahead?.timestampMicroseconds }

  /// Reads the next event into ``batch``. Returns `false` at the end.
  mutating func next() throws(RecordingError) -> Bool {
    guard let first = ahead else {
      batch.removeAll(keepingCapacity: true)
      return false
    }
    if batch.count == 1 {
      batch[0] = first
    } else {
      batch.removeAll(keepingCapacity: true)
      batch.append(first)
    }
    ahead = try cursor.next()
    while let sample = ahead, sample.event == first.event {
      batch.append(sample)
      ahead = try cursor.next()
    }
    return true
  }
}
