import CBaseline
import CSQLite
import Foundation

/// The rows of a recording in memory, to be inserted again by plain C.
struct RawRows {
  /// An unexpected SQLite result code.
  struct Failure: Error {
    let code: Int32
  }

  private struct Table {
    let insert: String
    let columns: Int
    let values: [cbaseline_value]
  }

  private var schema = ""
  private var tables: [Table] = []

  init(of path: String) throws {
    var database: OpaquePointer?
    try Self.check(sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY, nil))
    defer { sqlite3_close_v2(database) }
    var names: [String] = []
    try Self.rows("SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY rowid", of: database) { row in
      names.append(String(cString: sqlite3_column_text(row, 0)))
      schema += String(cString: sqlite3_column_text(row, 1)) + ";\n"
    }
    for name in names { tables.append(try Self.table(name, of: database)) }
  }

  /// Inserts all rows, with one transaction for about every 100,000 rows.
  func insert(into path: String) throws {
    var plain: [cbaseline_table] = []
    let inserts = tables.map { ($0.insert as String).withCString { strdup($0)! } }
    defer { for insert in inserts { free(insert) } }
    for (table, insert) in zip(tables, inserts) {
      table.values.withUnsafeBufferPointer { values in
        plain.append(
          cbaseline_table(
            insert_sql: insert, columns: Int32(table.columns), values: values.baseAddress,
            rows: values.count / max(table.columns, 1)))
      }
    }
    let rows = plain.map(\.rows).max() ?? 0
    try withExtendedLifetime(tables) {
      try Self.check(cbaseline_insert(path, schema, plain, Int32(plain.count), max(rows / 100_000, 1)))
    }
  }

  private static func table(_ name: String, of database: OpaquePointer?) throws -> Table {
    var values: [cbaseline_value] = []
    var columns = 0
    try rows("SELECT * FROM \(name)", of: database) { row in
      columns = Int(sqlite3_column_count(row))
      for column in 0..<Int32(columns) { values.append(value(row, column)) }
    }
    let parameters = Array(repeating: "?", count: max(columns, 1)).joined(separator: ", ")
    return Table(
      insert: columns == 0 ? "SELECT 1" : "INSERT INTO \(name) VALUES (\(parameters))", columns: columns, values: values
    )
  }

  /// Converts a value. Texts are never freed, because the process ends after the benchmark.
  private static func value(_ row: OpaquePointer?, _ column: Int32) -> cbaseline_value {
    var value = cbaseline_value()
    switch sqlite3_column_type(row, column) {
    case SQLITE_INTEGER:
      value.kind = CBASELINE_INTEGER
      value.integer = sqlite3_column_int64(row, column)
    case SQLITE_FLOAT:
      value.kind = CBASELINE_REAL
      value.real = sqlite3_column_double(row, column)
    case SQLITE_TEXT:
      value.kind = CBASELINE_TEXT
      value.text = TextPool.shared(sqlite3_column_text(row, column))
      value.integer = Int64(sqlite3_column_bytes(row, column))
    default:
      value.kind = CBASELINE_NULL
    }
    return value
  }

  private static func rows(
    _ query: String, of database: OpaquePointer?, _ body: (OpaquePointer?) -> Void
  ) throws {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(database, query, -1, &statement, nil))
    defer { sqlite3_finalize(statement) }
    while sqlite3_step(statement) == SQLITE_ROW { body(statement) }
  }

  private static func check(_ code: Int32) throws {
    if code != SQLITE_OK { throw Failure(code: code) }
  }
}
