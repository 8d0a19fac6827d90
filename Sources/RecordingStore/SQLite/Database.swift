import CSQLite

/// A connection to an SQLite file. It must be used from one thread at a time.
package final class Database {
  package let handle: OpaquePointer
  /// The path in error messages: the one the user passed, even if a copy is open.
  package let path: String

  /// Opens a file by name or by `file:` URL.
  package init(_ location: String, flags: Int32, reportedPath: String) throws(RecordingError) {
    path = reportedPath
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(location, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let opened else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory"
      sqlite3_close_v2(opened)
      throw Self.error(code, message: message, path: reportedPath)
    }
    handle = opened
    sqlite3_busy_timeout(handle, 2_000)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements without results.
  package func execute(_ sql: String) throws(RecordingError) {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Throws if an SQLite result code is an error.
  @inline(__always)
  package func check(_ code: Int32) throws(RecordingError) {
    if code != SQLITE_OK { throw error(code) }
  }

  /// The error for the result code of the last call.
  package func error(_ code: Int32) -> RecordingError {
    Self.error(code, message: String(cString: sqlite3_errmsg(handle)), path: path)
  }

  /// The rows of a small query as text; NULL is `nil`.
  package func rows(_ sql: String) throws(RecordingError) -> [[String?]] {
    let statement = try Statement(self, sql)
    var rows: [[String?]] = []
    while try statement.step() {
      rows.append((0..<statement.columnCount).map { statement.text($0) })
    }
    return rows
  }

  /// The first value of a query for one integer, or `nil` for NULL.
  package func integer(_ sql: String) throws(RecordingError) -> Int64? {
    let statement = try Statement(self, sql)
    guard try statement.step(), statement.type(0) != SQLITE_NULL else { return nil }
    return statement.integer(0)
  }

  private static func error(_ code: Int32, message: String, path: String) -> RecordingError {
    let system = { (kind: RecordingError.Kind, remedy: String) in
      RecordingError(path: path, kind: kind, problem: "SQLite reports: \(message)", remedy: remedy)
    }
    switch code & 0xFF {
    case SQLITE_NOTADB: return system(.notARecording, "give a file that `recorder capture` wrote")
    case SQLITE_BUSY, SQLITE_LOCKED:
      return system(.inputOutput, "wait for the program that uses the file to end")
    case SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG: return system(.invalid, "correct its input")
    case SQLITE_FULL: return system(.inputOutput, "free some space on the disk")
    case SQLITE_IOERR, SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_NOMEM, SQLITE_NOLFS, SQLITE_AUTH:
      return system(.inputOutput, "check that the file and its folder can be read and written")
    default: return .damaged(path, "SQLite reports: \(message)")
    }
  }
}
