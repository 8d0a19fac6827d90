/// A copy of a file that was broken off in the middle of a transaction, and of its journal.
///
/// SQLite can only undo the broken transaction by writing; it writes to the copy, which goes away with this object.
final class TemporaryCopy {
  private let folder: String
  /// The copy of the file itself.
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
