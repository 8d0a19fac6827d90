/// The samples of one session, in order.
///
/// Cursors of sessions read in order share one pass over the file, which also feeds the content hash. A cursor that is
/// out of order makes its own pass.
public final class SampleCursor {
  private let reader: RecordingReader
  private let session: SessionMetadata
  private let end: Int64
  @exclusivity(unchecked) private var position: Int64
  @exclusivity(unchecked) private var scan: SampleScan

  init(_ reader: RecordingReader, _ session: SessionMetadata, _ scan: SampleScan) {
    self.reader = reader
    self.session = session
    self.scan = scan
    position = session.firstSample
    end = position + session.sampleCount
  }

  /// The next sample, or `nil` after the last. Throws `damaged` for an invalid row.
  public func next() throws(RecordingError) -> TouchSample? {
    if position == end { return nil }
    if scan.position != position { try detach() }
    let sample = try scan.next(session: session.id)
    position &+= 1
    return sample
  }

  /// Starts its own pass after another cursor has moved the shared pass. It starts at the session's first sample,
  /// so that the rules can be checked.
  private func detach() throws(RecordingError) {
    scan = try reader.detachedSampleScan(from: session.firstSample)
    while scan.position < position { _ = try scan.next(session: session.id) }
  }
}
