/// Replaces a finished recording by one that is written from its content.
///
/// The new file is written beside the old one and renamed, so the recording is complete at any time.
package struct RecordingReplacement {
  private let reader: RecordingReader
  private let path: String
  private let target: String
  private let temporary: String
  private let suffix: String

  /// Prepares the replacement of the recording that `reader` has open. `suffix` is that of the new file until it is renamed.
  package init(of reader: RecordingReader, suffix: String) throws(RecordingError) {
    self.reader = reader
    self.suffix = suffix
    path = reader.path
    target = FileSystem.resolved(reader.path)
    temporary = target + suffix
    guard !FileSystem.isHeld(target) else { throw RecordingWriter.isBeingWritten(path) }
  }

  /// Writes the new recording by `write` and puts it in place. Returns its content hash. After an error the recording is
  /// unchanged.
  package func run(
    _ write: (RecordingWriter) throws(RecordingError) -> Void
  ) throws(RecordingError) -> String {
    // A file with this name is left over from a process that was killed.
    let producer = reader.meta[RecordingMeta.producer] ?? "TouchReplay"
    let writer = try RecordingWriter(creating: temporary, replacing: true, producer: producer)
    let hash: String
    do throws(RecordingError) {
      try write(writer)
      hash = try writer.finish()
    } catch {
      writer.abandon()
      throw error
    }
    do {
      FileSystem.copyPermissions(of: target, to: temporary)
      try FileSystem.move(temporary, to: target)
    } catch {
      FileSystem.remove(temporary)
      throw RecordingError(
        path: path, kind: .inputOutput, problem: "the new file cannot be put in place (\(error.text))",
        remedy: "check that its folder can be written")
    }
    return hash
  }
}
