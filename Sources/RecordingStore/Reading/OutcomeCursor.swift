/// The outcomes of one session, in the order in which they happened.
///
/// Cursors of sessions taken in order share one pass over the file, which also feeds the content hash; a cursor that is
/// out of order reads on its own.
public final class OutcomeCursor {
  private let reader: RecordingReader
  private let bounds: SessionBounds
  private var position: Int64
  private var scan: OutcomeScan

  init(_ reader: RecordingReader, _ bounds: SessionBounds, _ scan: OutcomeScan) {
    self.reader = reader
    self.bounds = bounds
    self.scan = scan
    position = bounds.firstOutcome
  }

  /// Whether every outcome of the session was taken.
  public var isAtEnd: Bool { position == bounds.endOutcome }

  /// The next outcome, or `nil` after the last; throws `damaged` where a row is wrong.
  ///
  /// Times that only the samples state are looked up; ``take(through:at:into:)`` saves that.
  public func next() throws(RecordingError) -> Outcome? {
    guard try nextEvent() != nil else { return nil }
    return try take(knownEvent: -1, at: 0)
  }

  /// Adds the outcomes up to the first that a later event caused; throws `damaged` where a row is wrong.
  ///
  /// `timestampMicroseconds` is the time of the event's samples. This is the fast way to read outcomes in step with
  /// samples: nothing is looked up.
  public func take(
    through event: Int, at timestampMicroseconds: Int64, into outcomes: inout [Outcome]
  ) throws(RecordingError) {
    if scan.position != position { try detach() }
    while position != bounds.endOutcome {
      if scan.left == 0 { try scan.load(bounds) }
      guard scan.event <= event else { return }
      outcomes.append(try take(knownEvent: event, at: timestampMicroseconds))
    }
  }

  /// Passes over the next `count` outcomes when they are all of this event and, but for event and time, repeat the `count`
  /// outcomes that were taken last; false, and nothing done, when they do not or when that is not known without reading on.
  ///
  /// The time is that of the event's samples. Most outcomes of a long session are such repeats.
  public func takeRepeat(of count: Int, at event: Int) -> Bool {
    guard count > 0, scan.repeatLength == count, scan.event == event, scan.position == position else { return false }
    scan.pass(Int64(count))
    position &+= Int64(count)
    return true
  }

  /// The event of the next outcome, or `nil` after the last.
  func nextEvent() throws(RecordingError) -> Int? {
    if position == bounds.endOutcome { return nil }
    if scan.position != position { try detach() }
    if scan.left == 0 { try scan.load(bounds) }
    return scan.event
  }

  /// The next outcome, which ``nextEvent()`` has seen.
  @inline(__always)
  func take(knownEvent: Int, at time: Int64) throws(RecordingError) -> Outcome {
    let outcome = try scan.take(knownEvent: knownEvent, at: time, in: bounds)
    position &+= 1
    return outcome
  }

  /// Goes on alone after another cursor has moved the shared pass away.
  private func detach() throws(RecordingError) {
    scan = try reader.detachedOutcomeScan(from: bounds.firstOutcome)
    try scan.skip(to: position, in: bounds)
  }
}
