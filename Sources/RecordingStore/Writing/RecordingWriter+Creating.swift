import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension RecordingWriter {
  /// Takes the name with an empty file of our own, so that nobody else's file is ever written to.
  static func claim(_ path: String, replacing: Bool) throws(RecordingError) {
    if replacing, FileSystem.isRegularFile(path) {
      guard !FileSystem.isHeld(path) else { throw isBeingWritten(path) }
      FileSystem.remove(path)
      for suffix in RecordingFile.companionSuffixes { FileSystem.remove(path + suffix) }
    }
    do {
      try FileSystem.create(path)
    } catch {
      if error.code == EEXIST {
        throw RecordingError(
          path: path, kind: .exists, problem: "something of that name exists",
          remedy: replacing ? "remove it, or choose another name" : "choose another name, or say --force to replace it")
      }
      throw RecordingError(
        path: path, kind: .cannotCreate, problem: "the file cannot be created (\(error.text))",
        remedy: "check that its folder exists and can be written")
    }
  }

  /// Somebody's capture is not taken away, whatever was asked for.
  static func isBeingWritten(_ path: String) -> RecordingError {
    RecordingError(
      path: path, kind: .exists, problem: "another capture is writing it",
      remedy: "end that one first, or choose another name")
  }

  /// Makes the tables in one transaction, so that the file is a recording, an unfinished one, from its first page.
  ///
  /// The writer numbers scenes and sessions itself and refers to no others, so its own connection does not look every
  /// reference up again, which takes a tenth of an insert; readers check them all.
  static func makeTables(_ database: Database) throws(RecordingError) {
    sqlite3_limit(database.handle, SQLITE_LIMIT_LENGTH, Int32(RecordingSchema.maximumTextLength))
    try database.execute(
      """
      PRAGMA page_size = \(RecordingSchema.pageSize);
      PRAGMA journal_mode = TRUNCATE;
      PRAGMA synchronous = NORMAL;
      PRAGMA foreign_keys = OFF;
      PRAGMA cache_size = -8192;
      BEGIN IMMEDIATE;
      PRAGMA application_id = \(RecordingSchema.applicationID);
      PRAGMA user_version = 0;
      \(RecordingSchema.sql)
      COMMIT;
      """)
  }
}
