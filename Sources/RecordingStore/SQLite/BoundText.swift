import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A text parameter of a statement that keeps its bytes between rows.
///
/// Thousands of consecutive rows name the same view. Equal bytes are not copied or bound again: SQLite keeps a
/// parameter's value between executions, and reads it from this buffer.
final class BoundText {
  private let statement: Statement
  private let index: Int32
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity = 64
  private(set) var isNull = true

  init(_ statement: Statement, _ index: Int32) {
    self.statement = statement
    self.index = index
    bytes = .allocate(capacity: capacity)
  }

  deinit {
    sqlite3_bind_null(statement.handle, index)
    bytes.deallocate()
  }

  /// The bytes, or `nil` for NULL.
  @inline(__always)
  var start: UnsafePointer<UInt8>? { isNull ? nil : UnsafePointer(bytes) }

  /// Whether the bytes are equal to the stored ones.
  @inline(__always)
  func holds(_ value: String) -> Bool {
    value.utf8.withContiguousStorageIfAvailable { utf8 in
      !isNull && utf8.count == count && (count == 0 || memcmp(utf8.baseAddress!, bytes, count) == 0)
    } ?? false
  }

  @inline(__always)
  func set(_ value: String) {
    if !holds(value) { replace(value) }
  }

  func set(_ value: String?) {
    if let value { return set(value) }
    if !isNull { sqlite3_bind_null(statement.handle, index) }
    isNull = true
  }

  private func replace(_ value: String) {
    var value = value
    value.withUTF8 { utf8 in
      if utf8.count > capacity {
        sqlite3_bind_null(statement.handle, index)
        bytes.deallocate()
        capacity = utf8.count
        bytes = .allocate(capacity: capacity)
      }
      if let start = utf8.baseAddress { bytes.update(from: start, count: utf8.count) }
      count = utf8.count
    }
    isNull = false
    bytes.withMemoryRebound(to: CChar.self, capacity: capacity) { start in
      _ = sqlite3_bind_text64(statement.handle, index, start, UInt64(count), nil, UInt8(SQLITE_UTF8))
    }
  }
}
