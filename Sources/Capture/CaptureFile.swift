public import RecordingStore

/// The file of a capture, and the recording that it replaces.
///
/// A recording that is to be replaced is moved aside when the capture begins. It is removed when the new one is finished, and
/// gets its name back when the capture is discarded or broken off.
public final class CaptureFile {
  /// The recording, as the caller named it.
  public let path: String
  /// Writes the recording.
  public private(set) var writer: RecordingWriter
  private let producer: String
  private let replaced: RecordingBackup?

  /// Creates the recording.
  ///
  /// - Throws: `exists` where there is a file of that name and `replacing` is false, where another capture writes it, or
  ///   where a capture that was killed left a file beside it.
  public init(creating path: String, replacing: Bool, producer: String) throws(RecordingError) {
    self.path = path
    self.producer = producer
    try RecordingBackup.checkLeftovers(of: path)
    replaced = replacing ? try RecordingBackup(moving: path, for: .replacing) : nil
    do {
      writer = try RecordingWriter(creating: path, replacing: replacing, producer: producer)
    } catch {
      try? replaced?.restore()
      throw error
    }
  }

  /// Completes the recording, removes the one that it replaces, and returns the content hash.
  public func finish() throws(RecordingError) -> String {
    let hash = try writer.finish()
    replaced?.remove()
    return hash
  }

  /// Removes the recording and restores the one that it was to replace.
  public func discard() throws(RecordingError) {
    writer.abandon()
    try replaced?.restore()
  }

  /// Keeps what was captured in an unfinished recording and returns its path.
  ///
  /// It keeps its name, unless that is the name of a recording which it was to replace: that one gets its name back.
  public func breakOff() throws(RecordingError) -> String {
    guard let replaced else {
      try writer.commit()
      return path
    }
    let kept = try writer.setAside(for: .brokenOff)
    try replaced.restore()
    return kept.path
  }

  /// Moves the recording aside for ``rewrite(_:with:)``. After an error it goes on as before.
  func setAside() throws(RecordingError) -> RecordingBackup {
    try writer.setAside(for: .rewriting)
  }

  /// Writes the recording anew: `write` reads the content so far and adds what is to be kept to ``writer``.
  ///
  /// At every moment one of two files has everything. After an error the recording is as it was before, and nothing more can
  /// be added to it.
  func rewrite(_ before: RecordingBackup, with write: (RecordingReader) throws -> Void) throws {
    do {
      writer = try RecordingWriter(creating: path, producer: producer)
      try write(try RecordingReader(path: before.path, allowUnfinished: true))
      try writer.commit()
    } catch {
      try? before.restore()
      throw error
    }
    before.remove()
  }
}
