package import RecordingStore

/// The file of a capture, and the recording that it replaces.
///
/// A recording to be replaced is renamed when the capture begins. It is removed when the new one is finished, and
/// restored when the capture is discarded or interrupted.
package final class CaptureFile {
  /// The path of the recording, as the caller passed it.
  package let path: String
  package private(set) var writer: RecordingWriter
  private let producer: String
  private let replaced: RecordingBackup?

  /// Creates the recording. `syncsCommits` is whether committed rows survive a crash of the system; see ``RecordingWriter``.
  ///
  /// - Throws: `exists` if the file exists and `replacing` is false, if another capture is writing it, or if a killed
  ///   capture left a file beside it.
  package init(
    creating path: String, replacing: Bool, producer: String, syncsCommits: Bool = true
  ) throws(RecordingError) {
    self.path = path
    self.producer = producer
    try RecordingBackup.checkLeftovers(of: path)
    replaced = replacing ? try RecordingBackup(moving: path, for: .replacing) : nil
    do {
      writer = try RecordingWriter(
        creating: path, replacing: replacing, producer: producer, syncsCommits: syncsCommits)
    } catch {
      try? replaced?.restore()
      throw error
    }
  }

  /// Completes the recording, removes the replaced one, and returns the content hash.
  package func finish() throws(RecordingError) -> String {
    let hash = try writer.finish()
    replaced?.remove()
    return hash
  }

  /// Removes the recording and restores the one that it was to replace.
  package func discard() throws(RecordingError) {
    writer.abandon()
    try replaced?.restore()
  }

  /// Keeps the captured data in an unfinished recording and returns its path.
  ///
  /// The recording keeps its name, unless it was to replace another one: then that one is restored.
  package func breakOff() throws(RecordingError) -> String {
    guard let replaced else {
      try writer.commit()
      return path
    }
    let kept = try writer.setAside(for: .brokenOff)
    try replaced.restore()
    return kept.path
  }

  /// Renames the recording for ``rewrite(_:with:)``. After an error the capture continues unchanged.
  func setAside() throws(RecordingError) -> RecordingBackup {
    try writer.setAside(for: .rewriting)
  }

  /// Rewrites the recording: `write` reads the content so far and writes what is kept to ``writer``.
  ///
  /// At any time one of the two files is complete. After an error the recording is restored, and nothing more can be
  /// added.
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
