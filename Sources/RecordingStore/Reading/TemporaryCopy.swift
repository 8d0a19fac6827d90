/// A copy of a file whose last transaction was interrupted, and of its journal.
///
/// SQLite must write to roll the transaction back. It writes to the copy, which is removed in `deinit`.
final class TemporaryCopy {
  private let folder: String
  let path: String

  init(of original: String) throws(RecordingError) {
    do {
      folder = try FileSystem.makeTemporaryFolder()
    } catch {
      throw Self.error(original, error)
    }
    path = folder + "/copy.touchrec"
    do {
      try FileSystem.copy(original, to: path)
      for suffix in ["-journal", "-wal"] where FileSystem.isRegularFile(original + suffix) {
        try FileSystem.copy(original + suffix, to: path + suffix)
      }
    } catch {
      throw Self.error(original, error)
    }
  }

  deinit {
    for suffix in [""] + RecordingFile.companionSuffixes { FileSystem.remove(path + suffix) }
    FileSystem.removeFolder(folder)
  }

  private static func error(_ path: String, _ failure: FileSystem.Failure) -> RecordingError {
    RecordingError(
      path: path, kind: .inputOutput, problem: "the unfinished recording cannot be copied aside (\(failure.text))",
      remedy: "check that the folder for temporary files can be written")
  }
}
