/// A recording that was renamed so that another file can use its name.
public struct RecordingBackup: Sendable {
  /// The current path.
  public let path: String
  /// The original path.
  public let originalPath: String

  /// Why a recording is renamed. The raw value is the suffix of its new name.
  public enum Reason: String, CaseIterable, Sendable {
    /// It is being rewritten with other content.
    case rewriting = ".before"
    /// A new recording replaces it when that one is finished.
    case replacing = ".replaced"
    /// Its capture was interrupted, and the recording that it was to replace gets its name back.
    case brokenOff = ".unfinished"
  }

  /// Renames a recording that no capture is writing. `nil` if there is none.
  ///
  /// Throws, without effect, if the new name is in use.
  public init?(moving path: String, for reason: Reason) throws(RecordingError) {
    // A backup for another reason may belong to this capture: a recording that replaces one can be rewritten.
    try Self.checkLeftovers(of: path, for: [reason])
    guard FileSystem.isRegularFile(path) else { return nil }
    if reason == .replacing, FileSystem.isHeld(path) { throw RecordingWriter.isBeingWritten(path) }
    originalPath = path
    self.path = path + reason.rawValue
    do {
      try FileSystem.move(path, to: self.path)
    } catch {
      throw RecordingError(
        path: path, kind: reason == .replacing ? .cannotCreate : .inputOutput,
        problem: "it cannot be renamed (\(error.text))",
        remedy: "check that its folder can be written")
    }
    for suffix in RecordingFile.companionSuffixes { FileSystem.remove(path + suffix) }
  }

  /// Restores the original name, replacing the file that has it now.
  public func restore() throws(RecordingError) {
    do {
      try FileSystem.move(path, to: originalPath)
    } catch {
      throw RecordingError(
        path: originalPath, kind: .inputOutput, problem: "\(path) cannot be renamed to it (\(error.text))",
        remedy: "the recording is in \(path); rename it")
    }
    for suffix in RecordingFile.companionSuffixes { FileSystem.remove(originalPath + suffix) }
  }

  /// Removes the backup.
  public func remove() {
    for suffix in [""] + RecordingFile.companionSuffixes { FileSystem.remove(path + suffix) }
  }

  /// Removes the recording that a new one has replaced, if there is one.
  public static func removeReplaced(by path: String) {
    for suffix in [""] + RecordingFile.companionSuffixes {
      FileSystem.remove(path + Reason.replacing.rawValue + suffix)
    }
  }

  /// The path of the complete recording, if a capture was killed while it rewrote `path`.
  static func leftover(of path: String) -> String? {
    let aside = path + Reason.rewriting.rawValue
    guard FileSystem.isRegularFile(aside) else { return nil }
    let isWhole = (try? RecordingFile(path))?.isFinished ?? false
    return isWhole ? nil : aside
  }

  /// Throws `exists` if a capture that was killed or interrupted left a recording beside `path`.
  public static func checkLeftovers(
    of path: String, for reasons: [Reason] = Reason.allCases
  ) throws(RecordingError) {
    for reason in reasons where FileSystem.isRegularFile(path + reason.rawValue) {
      let aside = path + reason.rawValue
      throw RecordingError(
        path: aside, kind: .exists,
        problem: "a capture into \(path) that was killed or interrupted left this recording",
        remedy: reason == .replacing
          ? "rename it, or remove it" : "keep its touches with 'recorder recover \(aside) -o OUT', or remove it")
    }
  }
}

extension RecordingWriter {
  /// Commits and renames the file. This writer cannot be used afterwards.
  ///
  /// A recording is rewritten in this order: rename it, write the new file under the old name, remove the renamed file.
  /// At any time one of the two files is complete.
  public func setAside(for reason: RecordingBackup.Reason) throws(RecordingError) -> RecordingBackup {
    try commit()
    guard let aside = try RecordingBackup(moving: path, for: reason) else {
      throw RecordingError(
        path: path, kind: .missing, problem: "the recording is no longer there",
        remedy: "another program removed it; start another capture")
    }
    markFinished()
    return aside
  }
}
