import CSQLite

/// A prepared statement. As in SQLite, columns are numbered from 0 and parameters from 1.
package final class Statement {
  package let handle: OpaquePointer
  private let database: Database

  package init(_ database: Database, _ sql: String) throws(RecordingError) {
    var prepared: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    try database.check(sqlite3_prepare_v3(database.handle, sql, -1, flags, &prepared, nil))
    guard let prepared else { preconditionFailure("an empty statement was prepared") }
    handle = prepared
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  package var columnCount: Int32 { sqlite3_column_count(handle) }

  /// Moves to the next row. Returns `false` if there is none.
  @inline(__always)
  package func step() throws(RecordingError) -> Bool {
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    if code == SQLITE_DONE { return false }
    throw database.error(code)
  }

  /// Runs a statement without results and resets it. Its bindings are kept.
  @inline(__always)
  package func run() throws(RecordingError) {
    let code = sqlite3_step(handle)
    if code != SQLITE_DONE {
      let error = database.error(code)
      sqlite3_reset(handle)
      throw error
    }
    sqlite3_reset(handle)
  }

  @inline(__always)
  package func bind(_ index: Int32, _ value: Int64) { sqlite3_bind_int64(handle, index, value) }

  @inline(__always)
  package func bind(_ index: Int32, _ value: Double) { sqlite3_bind_double(handle, index, value) }

  package func bind(_ index: Int32, _ value: Int64?) {
    if let value { sqlite3_bind_int64(handle, index, value) } else { sqlite3_bind_null(handle, index) }
  }

  /// Binds a text, which SQLite copies.
  package func bind(_ index: Int32, copying value: String?) throws(RecordingError) {
    guard let value else { return try database.check(sqlite3_bind_null(handle, index)) }
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let count = UInt64(value.utf8.count)
    let code = value.withCString { start in
      sqlite3_bind_text64(handle, index, start, count, transient, UInt8(SQLITE_UTF8))
    }
    try database.check(code)
  }

  package func reset() { sqlite3_reset(handle) }

  package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  @inline(__always)
  package func type(_ column: Int32) -> Int32 { sqlite3_column_type(handle, column) }

  package func number(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

  /// A column as text, whatever its type; NULL is `nil`.
  package func text(_ column: Int32) -> String? {
    guard let start = sqlite3_column_text(handle, column) else { return nil }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
