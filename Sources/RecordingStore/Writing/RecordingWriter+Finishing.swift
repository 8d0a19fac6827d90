extension RecordingWriter {
  /// Completes the recording and returns its content hash: 64 hexadecimal digits.
  ///
  /// Counts, hash and version are written in one transaction, so a file is either finished and complete or unfinished.
  /// The file is then packed: equal content written by the same SQLite version gives equal bytes, however it was
  /// batched.
  public func finish() throws(RecordingError) -> String {
    try begin()
    try outcomes.close()
    for (key, value) in [
      "scenes": sceneCount, "sessions": sessionCount, "samples": sampleCount, "outcomes": outcomeCount,
    ] { metaRows[key] = String(value) }
    for (key, value) in metaRows.sorted(by: { $0.key < $1.key }) where RecordingMeta.isHashed(key) {
      hashers[.meta]!.meta(key, value)
    }
    var hash = ContentHash(version: format.rawValue)
    for table in format.tables { hash.add(table.name, hashers[table]!) }
    metaRows[RecordingMeta.contentHash] = hash.hex
    // All rows are inserted in the order of their keys, so that equal content gives equal bytes.
    try database.execute("DELETE FROM meta")
    let insert = try Statement(database, "INSERT INTO meta VALUES (?1, ?2)")
    for (key, value) in metaRows.sorted(by: { $0.key < $1.key }) {
      try insert.bind(1, copying: key)
      try insert.bind(2, copying: value)
      try insert.run()
    }
    try database.execute("PRAGMA user_version = \(format.rawValue)")
    try commit()
    markFinished()
    try pack()
    return hash.hex
  }

  /// Rewrites the file as SQLite would write these rows into an empty one, and replaces the original.
  private func pack() throws(RecordingError) {
    let packed = path + ".packing"
    FileSystem.remove(packed)
    let vacuum = try Statement(database, "VACUUM INTO ?1")
    do {
      try vacuum.bind(1, copying: packed)
      try vacuum.run()
    } catch {
      FileSystem.remove(packed)
      throw error
    }
    do {
      try FileSystem.move(packed, to: path)
    } catch {
      FileSystem.remove(packed)
      throw RecordingError(
        path: path, kind: .inputOutput, problem: "the packed file cannot be put in place (\(error.text))",
        remedy: "check that its folder can be written")
    }
    for suffix in RecordingFile.companionSuffixes { FileSystem.remove(path + suffix) }
  }
}
