import ContentHashing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Computes the digest of one table's rows. The values are added one by one, in the order of the rows' keys.
///
/// The hashed bytes are a typed, self-delimiting stream from which the rows could be decoded, so tables with different
/// rows never produce the same stream. Most values of a recording repeat or increase slightly from row to row, so
/// integers and texts are encoded relative to the row before. `Documentation/RecordingFormat.md` defines the encoding.
final class TableHasher {
  @exclusivity(unchecked) private var blake = BLAKE2b()
  private let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: TableHasher.capacity)
  @exclusivity(unchecked) private var count = 0
  private let integers: UnsafeMutablePointer<Int64>
  private let texts: UnsafeMutablePointer<HashedText>
  private let columnCount: Int
  @exclusivity(unchecked) private(set) var rowCount: UInt64 = 0

  private static let capacity = 4096
  /// At least the longest encoding of an integer or real value, in bytes.
  private static let reserve = 16

  /// Creates a hasher for a table with `columnCount` columns.
  init(columnCount: Int) {
    self.columnCount = columnCount
    integers = .allocate(capacity: columnCount)
    integers.initialize(repeating: 0, count: columnCount)
    texts = .allocate(capacity: columnCount)
    texts.initialize(repeating: HashedText(), count: columnCount)
  }

  deinit {
    for column in 0..<columnCount { texts[column].bytes?.deallocate() }
    buffer.deallocate()
    integers.deallocate()
    texts.deinitialize(count: columnCount)
    texts.deallocate()
  }

  /// Ends the row of the values added last.
  @inline(__always)
  func endRow() { rowCount &+= 1 }

  /// Adds an integer of a column that is never NULL.
  @inline(__always)
  func integer(_ column: Int, _ value: Int64) {
    let difference = value &- integers[column]
    integers[column] = value
    variable(UInt64(bitPattern: (difference &<< 1) ^ (difference &>> 63)))
  }

  /// Adds an integer of a column that may be NULL.
  func optionalInteger(_ column: Int, _ value: Int64?) {
    byte(value == nil ? 0 : 1)
    if let value { integer(column, value) }
  }

  @inline(__always)
  func real(_ value: Double) {
    if count > Self.capacity - Self.reserve { flush() }
    UnsafeMutableRawPointer(buffer + count).storeBytes(of: value.bitPattern.littleEndian, as: UInt64.self)
    count &+= 8
  }

  /// Adds a text, or NULL if there are no bytes.
  @inline(__always)
  func text(_ column: Int, _ bytes: UnsafePointer<UInt8>?, _ byteCount: Int) {
    guard let bytes else { return byte(0) }
    let before = texts[column]
    if let known = before.bytes, before.count == byteCount, memcmp(known, bytes, byteCount) == 0 { return byte(1) }
    newText(column, bytes, byteCount)
  }

  /// Adds a text, or NULL.
  func text(_ column: Int, _ value: String?) {
    guard var value else { return byte(0) }
    value.withUTF8 { utf8 in
      withUnsafePointer(to: 0 as UInt8) { empty in text(column, utf8.baseAddress ?? empty, utf8.count) }
    }
  }

  /// The digest of the rows so far.
  func digest() -> [UInt8] {
    flush()
    return blake.digest()
  }

  private func newText(_ column: Int, _ bytes: UnsafePointer<UInt8>, _ byteCount: Int) {
    texts[column].store(bytes, byteCount)
    variable(UInt64(byteCount) + 2)
    if byteCount > Self.capacity - Self.reserve - count { flush() }
    if byteCount > Self.capacity - Self.reserve {
      blake.update(UnsafeRawBufferPointer(start: bytes, count: byteCount))
    } else {
      (buffer + count).update(from: bytes, count: byteCount)
      count += byteCount
    }
  }

  @inline(__always)
  private func byte(_ value: UInt8) {
    if count > Self.capacity - Self.reserve { flush() }
    buffer[count] = value
    count &+= 1
  }

  /// Writes seven bits per byte, the lowest first. The top bit is set if more bytes follow.
  @inline(__always)
  private func variable(_ value: UInt64) {
    if count > Self.capacity - Self.reserve { flush() }
    var rest = value
    while rest >= 0x80 {
      buffer[count] = UInt8(truncatingIfNeeded: rest) | 0x80
      count &+= 1
      rest &>>= 7
    }
    buffer[count] = UInt8(truncatingIfNeeded: rest)
    count &+= 1
  }

  private func flush() {
    blake.update(UnsafeRawBufferPointer(start: buffer, count: count))
    count = 0
  }
}

/// The previous text of a column, as bytes.
private struct HashedText {
  var bytes: UnsafeMutablePointer<UInt8>?
  var count = 0
  private var capacity = 0

  init() {}

  mutating func store(_ source: UnsafePointer<UInt8>, _ byteCount: Int) {
    if bytes == nil || capacity < byteCount {
      bytes?.deallocate()
      capacity = max(64, byteCount)
      bytes = .allocate(capacity: capacity)
    }
    bytes?.update(from: source, count: byteCount)
    count = byteCount
  }
}
