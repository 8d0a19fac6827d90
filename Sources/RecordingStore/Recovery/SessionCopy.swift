/// Copies one session as far as it is readable.
struct SessionCopy {
  private let reader: RecordingReader
  private let writer: RecordingWriter
  private let session: SessionMetadata

  init(_ reader: RecordingReader, _ writer: RecordingWriter, _ session: SessionMetadata) {
    self.reader = reader
    self.writer = writer
    self.session = session
  }

  /// Copies events in order with their outcomes. Returns the reason for stopping early, or `nil` at the end.
  ///
  /// An event is copied only if all its samples and outcomes are readable. Errors of the target are thrown.
  func run() throws(RecordingError) -> String? {
    var merger: SessionMerger
    var event: [SessionMerger.Item] = []
    do {
      merger = try SessionMerger(reader, session)
    } catch {
      return error.problem
    }
    while true {
      let item: SessionMerger.Item?
      do {
        item = try merger.next()
      } catch {
        return error.problem
      }
      if item == nil || (item?.startsEvent(after: event.last) ?? false) {
        try write(event)
        event.removeAll(keepingCapacity: true)
      }
      guard let item else { return nil }
      event.append(item)
    }
  }

  private func write(_ event: [SessionMerger.Item]) throws(RecordingError) {
    for item in event {
      switch item {
      case .sample(let sample): try writer.append(sample)
      case .outcome(let outcome): try writer.append(outcome)
      }
    }
    try writer.commitIfDue(nowNanoseconds: MonotonicClock.nanoseconds)
  }
}
