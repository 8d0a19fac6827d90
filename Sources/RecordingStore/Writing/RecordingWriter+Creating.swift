import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension RecordingWriter {
  /// Reserves the name with a new empty file, so that an existing file is never written to.
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

  /// The error for a file that another capture is writing. It is never replaced, even if replacing was requested.
  static func isBeingWritten(_ path: String) -> RecordingError {
    RecordingError(
      path: path, kind: .exists, problem: "another capture is writing it",
      remedy: "end that one first, or choose another name")
  }

  /// Creates the tables in one transaction, so that the file is a valid unfinished recording from its first page.
  ///
  /// The writer assigns the numbers of scenes and sessions itself, so foreign keys are not enforced on its connection;
  /// enforcing them takes a tenth of an insert. Readers check all references.
  static func makeTables(_ database: Database, syncsCommits: Bool) throws(RecordingError) {
    sqlite3_limit(database.handle, SQLITE_LIMIT_LENGTH, Int32(RecordingSchema.maximumTextLength))
    try database.execute(
      """
      PRAGMA page_size = \(RecordingSchema.pageSize);
      PRAGMA journal_mode = TRUNCATE;
      PRAGMA synchronous = \(syncsCommits ? "NORMAL" : "OFF");
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
