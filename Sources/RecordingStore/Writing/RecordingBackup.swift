/// A recording that was moved aside, so that another file can have its name.
public struct RecordingBackup: Sendable {
  /// Where it is now.
  public let path: String
  /// The name that it had.
  public let originalPath: String

  /// Why a recording is moved aside; the raw value is the suffix of its new name.
  public enum Reason: String, CaseIterable, Sendable {
    /// It is rewritten with other content.
    case rewriting = ".before"
    /// A new recording replaces it when that one is finished.
    case replacing = ".replaced"
    /// Its capture was broken off, and the recording that it was to replace gets its name back.
    case brokenOff = ".unfinished"
  }

  /// Moves a recording that no capture writes. `nil` where there is none.
  ///
  /// A file that is under the new name already is an error and stays as it is.
  public init?(moving path: String, for reason: Reason) throws(RecordingError) {
    // A file aside for another reason may be this capture's own: a recording that replaces one can be rewritten.
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

  /// Restores its name, replacing the file that has that name now.
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

  /// Removes the file.
  public func remove() {
    for suffix in [""] + RecordingFile.companionSuffixes { FileSystem.remove(path + suffix) }
  }

  /// The recording that has everything, where a capture was killed while it rewrote `path`.
  static func leftover(of path: String) -> String? {
    let aside = path + Reason.rewriting.rawValue
    guard FileSystem.isRegularFile(aside) else { return nil }
    let isWhole = (try? RecordingFile(path))?.isFinished ?? false
    return isWhole ? nil : aside
  }

  /// Throws `exists` where a capture that was killed or broken off left a recording beside `path`.
  public static func checkLeftovers(
    of path: String, for reasons: [Reason] = Reason.allCases
  ) throws(RecordingError) {
    for reason in reasons where FileSystem.isRegularFile(path + reason.rawValue) {
      let aside = path + reason.rawValue
      throw RecordingError(
        path: aside, kind: .exists, problem: "a capture into \(path) that was killed or broken off left this recording",
        remedy: reason == .replacing
          ? "rename it, or remove it" : "keep its touches with 'recorder recover \(aside) -o OUT', or remove it")
    }
  }
}

extension RecordingWriter {
  /// Commits what was added and moves the file aside; this writer is of no further use.
  ///
  /// A recording is rewritten in this order: set aside, write the new file under the old name, remove the file that is aside.
  /// At every moment one of the two files has everything.
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
