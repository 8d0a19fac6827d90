/// The file that a killed capture has left.
public struct KilledCapture: Hashable, Sendable {
  /// The unfinished recording with the captured touches.
  public let path: String

  /// Cleans up after a capture into `path` whose process has ended, and looks for its touches.
  ///
  /// A recording that the capture was to replace gets its name back; the touches are then in another file, as after a
  /// capture that breaks off. Without touches, or if they are not to be kept, the unfinished recording is removed. `nil` if
  /// nothing remains.
  public init?(of path: String, keepsTouches: Bool = true) {
    // During a rewrite the backup is the complete file.
    if let whole = RecordingBackup.leftover(of: path) {
      self.path = whole
      return
    }
    guard let file = try? RecordingFile(path), !file.isFinished, !FileSystem.isHeld(path) else { return nil }
    let count = (try? RecordingReader(path: path, allowUnfinished: true))?.sampleCount ?? 0
    let names = [""] + RecordingFile.companionSuffixes
    let replaced = path + RecordingBackup.Reason.replacing.rawValue
    let isReplacing = FileSystem.isRegularFile(replaced)
    guard keepsTouches, count > 0 else {
      for name in names { FileSystem.remove(path + name) }
      if isReplacing { try? FileSystem.move(replaced, to: path) }
      return nil
    }
    guard isReplacing else {
      self.path = path
      return
    }
    let aside = path + RecordingBackup.Reason.brokenOff.rawValue
    // The journal is part of the recording until it is opened again.
    for name in names where FileSystem.isRegularFile(path + name) {
      try? FileSystem.move(path + name, to: aside + name)
    }
    try? FileSystem.move(replaced, to: path)
    self.path = aside
  }
}
