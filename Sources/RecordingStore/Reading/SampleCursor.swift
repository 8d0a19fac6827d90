/// The samples of one session, one after the other.
///
/// Cursors of sessions taken in order share one pass over the file, which also feeds the content hash; a cursor that is
/// out of order reads on its own.
public final class SampleCursor {
  private let reader: RecordingReader
  private let session: SessionMetadata
  private let end: Int64
  private var position: Int64
  private var scan: SampleScan

  init(_ reader: RecordingReader, _ session: SessionMetadata, _ scan: SampleScan) {
    self.reader = reader
    self.session = session
    self.scan = scan
    position = session.firstSample
    end = position + session.sampleCount
  }

  /// The next sample, or `nil` after the last; throws `damaged` where a row is wrong.
  public func next() throws(RecordingError) -> TouchSample? {
    if position == end { return nil }
    if scan.position != position { try detach() }
    let sample = try scan.next(session: session.id)
    position &+= 1
    return sample
  }

  /// Goes on alone after another cursor has moved the shared pass away, from the start so that the rules are kept.
  private func detach() throws(RecordingError) {
    scan = try reader.detachedSampleScan(from: session.firstSample)
    while scan.position < position { _ = try scan.next(session: session.id) }
  }
}
