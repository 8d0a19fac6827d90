extension RecordingWriter {
  /// Whether the path still refers to the file that this writer writes.
  public var isInPlace: Bool {
    guard let hold else { return FileSystem.isRegularFile(path) }
    return FileSystem.isInPlace(hold, path)
  }

  /// Copies the rows into a new file if another process has removed or replaced the recording, or its folder.
  ///
  /// The copy is beside the recording, with the suffix `.rescued`, or, if that is not possible, in a new folder of the
  /// temporary folder. The file is still open, so its rows can be read. Rows that cannot be committed are lost. Returns
  /// the path of the copy, or `nil` if the recording is in place or cannot be read.
  public func rescue() -> String? {
    guard !isFinished, !isInPlace else { return nil }
    do {
      try commit()
    } catch {
      try? database.execute("ROLLBACK")
      isInTransaction = false
    }
    let copy = path + ".rescued"
    if copyRows(to: copy) { return copy }
    guard let folder = try? FileSystem.makeTemporaryFolder() else { return nil }
    let name = path.split(separator: "/").last.map(String.init) ?? "recording"
    let other = "\(folder)/\(name).rescued"
    if copyRows(to: other) { return other }
    FileSystem.removeFolder(folder)
    return nil
  }

  private func copyRows(to copy: String) -> Bool {
    guard FileSystem.size(of: copy) == nil else { return false }
    do {
      let vacuum = try Statement(database, "VACUUM INTO ?1")
      try vacuum.bind(1, copying: copy)
      try vacuum.run()
      return true
    } catch {
      FileSystem.remove(copy)
      return false
    }
  }
}
