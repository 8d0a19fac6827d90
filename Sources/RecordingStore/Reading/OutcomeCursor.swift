/// The outcomes of one session, in the order in which they happened.
///
/// Cursors of sessions taken in order share one pass over the file, which also feeds the content hash; a cursor that is
/// out of order reads on its own.
public final class OutcomeCursor {
  private let reader: RecordingReader
  private let session: Int
  private let end: Int64
  private var position: Int64
  private var scan: OutcomeScan

  init(_ reader: RecordingReader, _ session: SessionRecord, _ scan: OutcomeScan) {
    self.reader = reader
    self.session = session.id
    self.scan = scan
    position = session.firstOutcome
    end = position + session.outcomeCount
  }

  /// The next outcome, or `nil` after the last; throws `damaged` where a row is wrong.
  public func next() throws(RecordingError) -> Outcome? {
    if position == end { return nil }
    if scan.position != position { scan = try reader.detachedOutcomeScan(from: position) }
    let outcome = try scan.next(session: session)
    position &+= 1
    return outcome
  }
}
