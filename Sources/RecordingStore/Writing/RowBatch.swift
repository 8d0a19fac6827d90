import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Inserts the rows of one table, and hashes them.
///
/// Rows are collected, and ``size`` of them are inserted by one statement: SQLite then keeps its place in the table from row to
/// row, which takes half of the instructions of a statement for each row. ``flush()`` inserts an incomplete batch row by row, so
/// a small recording needs no statement for many rows.
///
/// The values of a row are passed from left to right, between ``beginRow()`` and ``endRow()``.
final class RowBatch {
  /// The number of rows that one statement inserts.
  static let size = 32

  private enum Kind: UInt8 {
    case null, integer, real, text
  }

  private struct Value {
    /// The integer, the bits of the real, or the address of the text.
    var bits: UInt64 = 0
    /// The length of the text in bytes: at most ``RecordingSchema/maximumTextLength``.
    var byteCount: Int32 = 0
    var kind = Kind.null
    /// Whether the statement for many rows still has another value.
    var isNew = true
  }

  private let database: Database
  private let table: RecordingTable
  private let hasher: TableHasher
  private let columnCount: Int
  /// Inserts one row.
  private let rowStatement: Statement
  /// Inserts ``size`` rows. `nil` until a batch is complete.
  private var batchStatement: Statement?

  private let values: UnsafeMutablePointer<Value>
  // No method of this type calls another during an access, so the run-time exclusivity check is omitted.
  @exclusivity(unchecked) private var rowCount = 0
  /// The first value of the row that is being added.
  @exclusivity(unchecked) private var row: UnsafeMutablePointer<Value>
  @exclusivity(unchecked) private var lastKey: Int64?

  /// The last text of each column. Thousands of consecutive rows name the same view, so equal texts are stored once.
  private let texts: UnsafeMutablePointer<UnsafeMutableBufferPointer<UInt8>>
  /// Texts that only rows of the batch refer to.
  private var replacedTexts: [UnsafeMutableBufferPointer<UInt8>] = []
  /// The error of a row that could not be inserted, or that has a text that is too long. Its transaction cannot be committed,
  /// because later rows are missing.
  @exclusivity(unchecked) private var failure: RecordingError?

  init(_ database: Database, _ table: RecordingTable, _ hasher: TableHasher) throws(RecordingError) {
    self.database = database
    self.table = table
    self.hasher = hasher
    columnCount = table.columns.count
    rowStatement = try Self.statement(for: 1, of: table, database)
    values = .allocate(capacity: Self.size * columnCount)
    values.initialize(repeating: Value(), count: Self.size * columnCount)
    row = values
    texts = .allocate(capacity: columnCount)
    texts.initialize(repeating: UnsafeMutableBufferPointer(start: nil, count: 0), count: columnCount)
  }

  deinit {
    for column in 0..<columnCount { texts[column].deallocate() }
    for text in replacedTexts { text.deallocate() }
    values.deallocate()
    texts.deallocate()
  }

  /// Begins a row.
  @inline(__always)
  func beginRow() throws(RecordingError) {
    if let failure { throw failure }
  }

  /// The key of the row, the first column. Keys increase.
  ///
  /// SQLite makes a key that follows the last one of its table itself, and then appends the row without a search.
  @inline(__always)
  func key(_ key: Int64) {
    if let lastKey, key == lastKey &+ 1 { set(0, .null, 0) } else { set(0, .integer, UInt64(bitPattern: key)) }
    lastKey = key
    hasher.integer(0, key)
  }

  /// An integer of a column that is never NULL.
  @inline(__always)
  func integer(_ column: Int, _ value: Int64) {
    set(column, .integer, UInt64(bitPattern: value))
    hasher.integer(column, value)
  }

  /// An integer of a column that may be NULL.
  func optionalInteger(_ column: Int, _ value: Int64?) {
    if let value { set(column, .integer, UInt64(bitPattern: value)) } else { set(column, .null, 0) }
    hasher.optionalInteger(column, value)
  }

  @inline(__always)
  func real(_ column: Int, _ value: Double) {
    // Adding zero turns -0.0, which SQLite does not preserve, into 0.0.
    set(column, .real, (value + 0).bitPattern)
    hasher.real(value + 0)
  }

  /// A text, or NULL. The next ``beginRow()`` or ``flush()`` throws if the text is too long.
  @inline(__always)
  func text(_ column: Int, _ value: String?) {
    guard let value else {
      set(column, .null, 0)
      return hasher.text(column, nil, 0)
    }
    if !isLast(column, value) { replace(column, value) }
    let text = texts[column]
    set(column, .text, UInt64(UInt(bitPattern: text.baseAddress)), Int32(text.count))
    hasher.text(column, text.baseAddress, text.count)
  }

  /// Ends a row, and inserts the batch if it is complete.
  @inline(__always)
  func endRow() throws(RecordingError) {
    hasher.endRow()
    rowCount &+= 1
    row += columnCount
    if rowCount == Self.size { try flush() }
  }

  /// Inserts the rows of the batch. After an error every further call throws the same error.
  func flush() throws(RecordingError) {
    if let failure { throw failure }
    do {
      if rowCount == Self.size { try insertTogether() } else { try insertOneByOne() }
    } catch {
      failure = error
      throw error
    }
    (rowCount, row) = (0, values)
    guard !replacedTexts.isEmpty else { return }
    for text in replacedTexts { text.deallocate() }
    replacedTexts.removeAll(keepingCapacity: true)
  }

  private func insertTogether() throws(RecordingError) {
    let statement: Statement
    if let batchStatement {
      statement = batchStatement
    } else {
      statement = try Self.statement(for: Self.size, of: table, database)
    }
    batchStatement = statement
    for index in 0..<Self.size * columnCount where values[index].isNew {
      try bind(index + 1, of: statement, to: values[index])
      values[index].isNew = false
    }
    try statement.run()
  }

  private func insertOneByOne() throws(RecordingError) {
    for index in 0..<rowCount {
      for column in 0..<columnCount {
        try bind(column + 1, of: rowStatement, to: values[index * columnCount + column])
      }
      try rowStatement.run()
    }
  }

  private func bind(_ parameter: Int, of statement: Statement, to value: Value) throws(RecordingError) {
    let parameter = Int32(parameter)
    let code: Int32
    switch value.kind {
    case .null: code = sqlite3_bind_null(statement.handle, parameter)
    case .integer: code = sqlite3_bind_int64(statement.handle, parameter, Int64(bitPattern: value.bits))
    case .real: code = sqlite3_bind_double(statement.handle, parameter, Double(bitPattern: value.bits))
    case .text:
      let start = UnsafePointer<CChar>(bitPattern: UInt(value.bits))
      code = sqlite3_bind_text64(
        statement.handle, parameter, start, UInt64(value.byteCount), nil, UInt8(SQLITE_UTF8))
    }
    try database.check(code)
  }

  @inline(__always)
  private func set(_ column: Int, _ kind: Kind, _ bits: UInt64, _ byteCount: Int32 = 0) {
    let value = row + column
    // Most values of a column are the same in every batch, and stay bound.
    if value.pointee.bits == bits, value.pointee.kind == kind, value.pointee.byteCount == byteCount { return }
    value.pointee = Value(bits: bits, byteCount: byteCount, kind: kind)
  }

  @inline(__always)
  private func isLast(_ column: Int, _ value: String) -> Bool {
    value.utf8.withContiguousStorageIfAvailable { utf8 in
      let text = texts[column]
      return text.count == utf8.count && text.baseAddress != nil
        && (utf8.isEmpty || memcmp(utf8.baseAddress!, text.baseAddress!, utf8.count) == 0)
    } ?? false
  }

  @inline(never)
  private func replace(_ column: Int, _ value: String) {
    let byteCount = value.utf8.count
    guard byteCount <= RecordingSchema.maximumTextLength else {
      failure = RecordingError.invalid(
        database.path,
        "\(table.name), row \(lastKey ?? 0): a text has \(byteCount) bytes, and at most "
          + "\(RecordingSchema.maximumTextLength) are allowed")
      return
    }
    if texts[column].baseAddress != nil { replacedTexts.append(texts[column]) }
    var value = value
    value.withUTF8 { utf8 in
      // An empty text has an address too, because SQLite takes none for NULL.
      let start = UnsafeMutablePointer<UInt8>.allocate(capacity: max(utf8.count, 1))
      if let source = utf8.baseAddress { start.update(from: source, count: utf8.count) }
      texts[column] = UnsafeMutableBufferPointer(start: start, count: utf8.count)
    }
  }

  private static func statement(
    for rows: Int, of table: RecordingTable, _ database: Database
  ) throws(RecordingError) -> Statement {
    let row = "(" + Array(repeating: "?", count: table.columns.count).joined(separator: ", ") + ")"
    let list = Array(repeating: row, count: rows).joined(separator: ", ")
    return try Statement(database, "INSERT INTO \(table.name) VALUES \(list)")
  }
}
