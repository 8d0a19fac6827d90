/// The outcomes of one session, in the order in which they happened.
///
/// Cursors of sessions read in order share one pass over the file, which also feeds the content hash. A cursor that is
/// out of order makes its own pass.
public final class OutcomeCursor {
  private let reader: RecordingReader
  private let bounds: SessionBounds
  @exclusivity(unchecked) private var position: Int64
  @exclusivity(unchecked) private var scan: OutcomeScan

  init(_ reader: RecordingReader, _ bounds: SessionBounds, _ scan: OutcomeScan) {
    self.reader = reader
    self.bounds = bounds
    self.scan = scan
    position = bounds.firstOutcome
  }

  /// Whether every outcome of the session was read.
  public var isAtEnd: Bool { position == bounds.endOutcome }

  /// The next outcome, or `nil` after the last. Throws `damaged` for an invalid row.
  ///
  /// Looks up times that are stored only with the samples. ``take(through:at:into:)`` avoids this look-up.
  public func next() throws(RecordingError) -> Outcome? {
    guard try nextEvent() != nil else { return nil }
    return try take(knownEvent: -1, at: 0)
  }

  /// Appends the outcomes up to the first one of a later event. Throws `damaged` for an invalid row.
  ///
  /// `timestampMicroseconds` is the time of the event's samples. This is the fast way to read outcomes together with
  /// samples, because it does no look-up.
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

  /// Skips the next `count` outcomes if they all belong to this event and repeat the `count` outcomes read last, except
  /// for event and time. Returns `false`, without effect, if they do not or if that cannot be determined without
  /// reading on.
  ///
  /// Their time is that of the event's samples. Most outcomes of a long session are such repeats.
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

  /// The next outcome. ``nextEvent()`` must have returned its event.
  @inline(__always)
  func take(knownEvent: Int, at time: Int64) throws(RecordingError) -> Outcome {
    let outcome = try scan.take(knownEvent: knownEvent, at: time, in: bounds)
    position &+= 1
    return outcome
  }

  /// Starts its own pass after another cursor has moved the shared pass.
  private func detach() throws(RecordingError) {
    scan = try reader.detachedOutcomeScan(from: bounds.firstOutcome)
    try scan.skip(to: position, in: bounds)
  }
}
