import CSQLite

/// Reads one table's rows in key order, checks the type of every value and feeds the hasher, if there is one.
///
/// Values are read from left to right. A wrong value is recorded, and ``endRow()`` throws the first one. Until then the
/// row returns harmless replacement values.
///
/// Values are read through `sqlite3_column_value`, which halves the number of calls. On a connection without a mutex,
/// protected and unprotected values are the same.
final class RowReader {
  let table: RecordingTable
  private let name: String
  private let statement: Statement
  private let handle: OpaquePointer
  private let database: Database
  private let hasher: TableHasher?
  private let names: TextTable
  @exclusivity(unchecked) private var column: Int32 = 0
  @exclusivity(unchecked) private var problem: String?
  /// The key of the current row; `Int64.max` if there is none.
  @exclusivity(unchecked) private(set) var key: Int64 = .max

  /// Reads from the first row whose key is at least `start`.
  init(
    _ database: Database, _ table: RecordingTable, in format: RecordingFormat = .current, from start: Int64,
    _ hasher: TableHasher?, _ names: TextTable
  ) throws(RecordingError) {
    self.table = table
    name = format.name(of: table)
    self.database = database
    self.hasher = hasher
    self.names = names
    let condition = start > 0 ? " WHERE \(table.key) >= ?1" : ""
    statement = try Statement(database, "SELECT * FROM \(name)\(condition) ORDER BY \(table.key)")
    handle = statement.handle
    if start > 0 { statement.bind(1, start) }
    try advance()
  }

  /// Moves to the next row.
  @inline(__always)
  func advance() throws(RecordingError) {
    if try statement.step() {
      let next = sqlite3_column_int64(handle, 0)
      guard next != .max else { throw damaged("the key is out of range") }
      key = next
    } else {
      key = .max
    }
  }

  /// Starts reading the values of the current row.
  @inline(__always)
  func beginRow() {
    hasher?.integer(0, key)
    column = 1
  }

  @inline(__always)
  func integer() -> Int64 {
    let value = sqlite3_column_value(handle, column)
    let number = sqlite3_value_int64(value)
    if sqlite3_value_type(value) != SQLITE_INTEGER { wrong("is not an integer") }
    hasher?.integer(Int(column), number)
    column &+= 1
    return number
  }

  func optionalInteger() -> Int64? {
    let value = sqlite3_column_value(handle, column)
    let isNull = sqlite3_value_type(value) == SQLITE_NULL
    let number = isNull ? nil : sqlite3_value_int64(value)
    if !isNull, sqlite3_value_type(value) != SQLITE_INTEGER { wrong("is not an integer") }
    hasher?.optionalInteger(Int(column), number)
    column &+= 1
    return number
  }

  @inline(__always)
  func real() -> Double {
    let value = sqlite3_column_value(handle, column)
    let number = sqlite3_value_double(value)
    if sqlite3_value_type(value) != SQLITE_FLOAT { wrong("is not a number") }
    if !number.isFinite { wrong("is not finite") }
    hasher?.real(number)
    column &+= 1
    return number
  }

  @inline(__always)
  func text() -> String {
    defer { column &+= 1 }
    guard let bytes = textBytes() else { return "" }
    guard let string = names.string(bytes.baseAddress!, bytes.count) else {
      wrong("is not UTF-8")
      return ""
    }
    return string
  }

  func optionalText() -> String? {
    if sqlite3_column_type(handle, column) == SQLITE_NULL {
      hasher?.text(Int(column), nil, 0)
      column &+= 1
      return nil
    }
    return text()
  }

  @inline(__always)
  func phase() -> TouchPhase {
    defer { column &+= 1 }
    guard let bytes = textBytes() else { return .cancelled }
    if let phase = TouchPhase(bytes: bytes) { return phase }
    wrong("is no phase")
    return .cancelled
  }

  /// A text from a closed list.
  @inline(never)
  func word<Word: RawRepresentable<String> & CaseIterable>() -> Word {
    let number = column
    let name = text()
    if let word = Word.allCases.first(where: { $0.rawValue == name }) { return word }
    column = number
    wrong("has no value of its list")
    column = number &+ 1
    return Word.allCases.first!
  }

  @inline(__always)
  func edge() -> TouchEdge? {
    if sqlite3_value_type(sqlite3_column_value(handle, column)) == SQLITE_NULL {
      hasher?.text(Int(column), nil, 0)
      column &+= 1
      return nil
    }
    return word()
  }

  /// Ends the row: throws the first error, else moves to the next row.
  @inline(__always)
  func endRow() throws(RecordingError) {
    if let problem { throw damaged(problem) }
    hasher?.endRow()
    try advance()
  }

  var path: String { database.path }

  /// An error with the table and the current row.
  func damaged(_ problem: String) -> RecordingError {
    .damaged(database.path, "table \(name), \(table.key) \(key): \(problem)")
  }

  /// The bytes of the text in the current column, without advancing. Its base address is never `nil`.
  @inline(__always)
  private func textBytes() -> UnsafeBufferPointer<UInt8>? {
    let value = sqlite3_column_value(handle, column)
    guard sqlite3_value_type(value) == SQLITE_TEXT, let start = sqlite3_value_text(value) else {
      wrong("is not a text")
      return nil
    }
    let count = Int(sqlite3_value_bytes(value))
    hasher?.text(Int(column), start, count)
    return UnsafeBufferPointer(start: start, count: count)
  }

  private func wrong(_ what: String) {
    if problem == nil { problem = "column \(table.columns[Int(column)]) \(what)" }
  }
}

extension RowReader: OutcomeSource {
  @inline(__always)
  func integer(_ column: String) -> Int { Int(integer()) }
  func optionalInteger(_ column: String) -> Int? { optionalInteger().map { Int($0) } }
  func real(_ column: String) -> Double { real() }
  @inline(__always)
  func text(_ column: String) -> String { text() }
  func optionalText(_ column: String) -> String? { optionalText() }
  @inline(__always)
  func phase(_ column: String) -> TouchPhase { phase() }
  func word<Word: RawRepresentable<String> & CaseIterable>(_ column: String) -> Word { word() }
}

extension TouchPhase {
  /// The phase with these bytes as its name.
  @inline(__always)
  fileprivate init?(bytes: UnsafeBufferPointer<UInt8>) {
    let start = UnsafeRawPointer(bytes.baseAddress!)
    switch bytes.count {
    case 5:
      let head = UInt32(bigEndian: start.loadUnaligned(as: UInt32.self))
      switch (head, bytes[4]) {
      case (0x6D6F_7665, UInt8(ascii: "d")): self = .moved
      case (0x6265_6761, UInt8(ascii: "n")): self = .began
      case (0x656E_6465, UInt8(ascii: "d")): self = .ended
      default: return nil
      }
    case 9 where TouchPhase.cancelled.rawValue.utf8.elementsEqual(bytes): self = .cancelled
    case 10 where TouchPhase.stationary.rawValue.utf8.elementsEqual(bytes): self = .stationary
    default: return nil
    }
  }
}
