import CSQLite

extension RecordingReader {
  /// The maximum size, in bytes, at which opening also checks every page. That takes less than 0.1 s.
  static let smallFileSize: Int64 = 4 << 20

  /// Whether a file begins as a recording does, of any version, finished or not.
  public static func isRecording(_ path: String) -> Bool { RecordingFile.beginsAsRecording(path) }

  /// Opens a finished file in place and immutable; of an interrupted unfinished file, a copy.
  static func open(_ file: RecordingFile) throws(RecordingError) -> (Database, TemporaryCopy?) {
    if file.isFinished {
      let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      return (try Database(RecordingFile.immutableAddress(file.path), flags: flags, reportedPath: file.path), nil)
    }
    let database = try Database(file.path, flags: SQLITE_OPEN_READONLY, reportedPath: file.path)
    if sqlite3_exec(database.handle, "PRAGMA schema_version", nil, nil, nil) == SQLITE_OK { return (database, nil) }
    let copy = try TemporaryCopy(of: file.path)
    return (try Database(copy.path, flags: SQLITE_OPEN_READWRITE, reportedPath: file.path), copy)
  }

  /// Makes SQLite treat the file as untrusted: no code in it runs, and memory use is bounded.
  static func harden(_ database: Database) throws(RecordingError) {
    for (option, value) in [
      (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0), (SQLITE_DBCONFIG_ENABLE_TRIGGER, 0),
      (SQLITE_DBCONFIG_ENABLE_VIEW, 0), (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0),
    ] { _ = csqlite_db_config_bool(database.handle, Int32(option), Int32(value)) }
    for (limit, value) in [
      (SQLITE_LIMIT_LENGTH, RecordingSchema.maximumTextLength), (SQLITE_LIMIT_SQL_LENGTH, 100_000),
      (SQLITE_LIMIT_COLUMN, 100), (SQLITE_LIMIT_EXPR_DEPTH, 64), (SQLITE_LIMIT_COMPOUND_SELECT, 3),
      (SQLITE_LIMIT_VDBE_OP, 25_000), (SQLITE_LIMIT_ATTACHED, 0), (SQLITE_LIMIT_TRIGGER_DEPTH, 10),
      (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 100), (SQLITE_LIMIT_VARIABLE_NUMBER, 100),
    ] { sqlite3_limit(database.handle, limit, Int32(value)) }
    try database.execute(
      """
      PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0; PRAGMA query_only = ON;
      """)
  }

  /// The format of a file. An unfinished file has no version yet; a table that only one version has identifies it.
  static func format(of file: RecordingFile, _ database: Database) throws(RecordingError) -> RecordingFormat {
    if let format = file.format { return format }
    func hasTable(_ name: String) throws(RecordingError) -> Bool {
      try !database.rows("SELECT 1 FROM sqlite_schema WHERE name = '\(name)' LIMIT 1").isEmpty
    }
    if try hasTable(RecordingFormat.two.name(of: .outcomeRepeats)) { return .two }
    if try hasTable(RecordingTable.viewNames.name) { return .six }
    if try hasTable(RecordingTable.observedOutcomes.name) { return .five }
    return try hasTable(RecordingTable.sceneEvents.name) ? .four : .three
  }

  /// Throws if the tables are not exactly those of the format.
  static func checkSchema(_ database: Database, in format: RecordingFormat) throws(RecordingError) {
    let found = try database.rows("SELECT type, name, sql FROM sqlite_schema ORDER BY rowid LIMIT 1000")
    let tables = format.tables.map { (name: format.name(of: $0), statement: format.statement(for: $0)) }
    for table in tables {
      guard found.contains(where: { $0[1] == table.name }) else {
        throw .damaged(database.path, "the table \(table.name) is missing")
      }
    }
    for row in found {
      let name = row[1] ?? "?"
      guard row[0] == "table", let table = tables.first(where: { $0.name == name }) else {
        throw .damaged(database.path, "it has a \(row[0] ?? "?") \(name), which is not part of a recording")
      }
      guard row[2] == table.statement else {
        throw .damaged(database.path, "the table \(name) is not made as version \(format.rawValue) makes it")
      }
    }
    guard found.count == tables.count else { throw .damaged(database.path, "a table is there twice") }
  }

  /// Checks every page, the constraints of every row and the references between tables.
  static func checkPages(_ database: Database) throws(RecordingError) {
    let report = try database.rows("PRAGMA quick_check(1)")
    guard report == [["ok"]] else {
      throw .damaged(database.path, "SQLite's check reports: \(report.first?.first.flatMap { $0 } ?? "nothing")")
    }
    if let broken = try database.rows("PRAGMA foreign_key_check").first {
      let (table, row, parent) = (broken[0] ?? "?", broken[1] ?? "?", broken[2] ?? "?")
      throw .damaged(database.path, "table \(table), row \(row) names a row of \(parent) that is not there")
    }
  }
}
