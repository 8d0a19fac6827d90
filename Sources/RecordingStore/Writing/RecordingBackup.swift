/// A recording that was moved out of the way, so that another can be written under its name.
public struct RecordingBackup: Sendable {
  /// Where it is now.
  public let path: String
  /// The name that it had.
  public let originalPath: String

  /// Why a recording is moved out of the way; what is put after its name meanwhile.
  public enum Reason: String, CaseIterable, Sendable {
    /// It is being written anew with other content.
    case rewriting = ".before"
    /// Another recording is to replace it, if that one comes to be.
    case replacing = ".replaced"
  }

  /// Moves the file of a recording that nobody writes to. Where there is none this is `nil`.
  ///
  /// What an earlier program left under the new name is an error and stays as it is.
  public init?(moving path: String, for reason: Reason) throws(RecordingError) {
    // What is aside for another reason is this program's: a recording that replaces one is written anew as well.
    try Self.checkLeftovers(of: path, for: [reason])
    guard FileSystem.isRegularFile(path) else { return nil }
    if reason == .replacing, FileSystem.isHeld(path) { throw RecordingWriter.isBeingWritten(path) }
    originalPath = path
    self.path = path + reason.rawValue
    do {
      try FileSystem.move(path, to: self.path)
    } catch {
      throw RecordingError(
        path: path, kind: .inputOutput, problem: "it cannot be renamed (\(error.text))",
        remedy: "check that its folder can be written")
    }
    for suffix in RecordingFile.companionSuffixes { FileSystem.remove(path + suffix) }
  }

  /// Gives it its name back, in place of what has that name now.
  public func restore() throws(RecordingError) {
    do {
      try FileSystem.move(path, to: originalPath)
    } catch {
      throw RecordingError(
        path: originalPath, kind: .inputOutput, problem: "\(path) cannot be given its name back (\(error.text))",
        remedy: "what was recorded is in \(path); rename it")
    }
    for suffix in RecordingFile.companionSuffixes { FileSystem.remove(originalPath + suffix) }
  }

  /// Removes it for good.
  public func remove() {
    for suffix in [""] + RecordingFile.companionSuffixes { FileSystem.remove(path + suffix) }
  }

  /// The recording that has everything, where a capture came to a sudden end while it wrote `path` anew.
  static func leftover(of path: String) -> String? {
    let aside = path + Reason.rewriting.rawValue
    guard FileSystem.isRegularFile(aside) else { return nil }
    let isWhole = (try? RecordingFile(path))?.isFinished ?? false
    return isWhole ? nil : aside
  }

  /// Throws `exists` where a program that came to a sudden end left a recording out of the way.
  public static func checkLeftovers(
    of path: String, for reasons: [Reason] = Reason.allCases
  ) throws(RecordingError) {
    for reason in reasons where FileSystem.isRegularFile(path + reason.rawValue) {
      let aside = path + reason.rawValue
      throw RecordingError(
        path: aside, kind: .exists, problem: "a capture into \(path) that came to a sudden end left this recording",
        remedy: reason == .rewriting
          ? "keep its touches with 'recorder recover \(aside) -o OUT', or remove it" : "rename it, or remove it")
    }
  }
}

extension RecordingWriter {
  /// Puts what was added on disk, and the file aside under another name; this writer is of no further use.
  ///
  /// Whoever rewrites a recording does it in this order: set aside, write anew under the old name, remove what was aside.
  /// At every moment in between one of the two files has everything.
  public func setAside() throws(RecordingError) -> RecordingBackup {
    try commit()
    guard let aside = try RecordingBackup(moving: path, for: .rewriting) else {
      throw RecordingError(
        path: path, kind: .missing, problem: "the recording is no longer there",
        remedy: "somebody removed it; start another capture")
    }
    markFinished()
    return aside
  }
}
