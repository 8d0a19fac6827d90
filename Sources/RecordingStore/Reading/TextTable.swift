#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Converts the bytes of names to strings, and reuses the string of equal bytes.
///
/// The table has a fixed size: on a collision the new name replaces the old one, so memory does not grow with the file.
final class TextTable {
  private struct Entry {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = -1
    var capacity = 0
    var string = ""
  }

  private let entries: UnsafeMutablePointer<Entry>
  private static let size = 256
  /// The maximum length of a text that is kept, in bytes.
  private static let maximumKeptLength = 4096

  init() {
    entries = .allocate(capacity: Self.size)
    entries.initialize(repeating: Entry(), count: Self.size)
  }

  deinit {
    for index in 0..<Self.size { entries[index].bytes?.deallocate() }
    entries.deinitialize(count: Self.size)
    entries.deallocate()
  }

  /// The string of these bytes, or `nil` if they are not UTF-8.
  @inline(__always)
  func string(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> String? {
    let entry = entries + Self.place(bytes, count)
    if entry.pointee.count == count, let known = entry.pointee.bytes, memcmp(known, bytes, count) == 0 {
      return entry.pointee.string
    }
    return make(bytes, count, entry)
  }

  private func make(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ entry: UnsafeMutablePointer<Entry>) -> String? {
    var string = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    let isExact = string.withUTF8 { $0.count == count && (count == 0 || memcmp($0.baseAddress!, bytes, count) == 0) }
    guard isExact else { return nil }
    guard count <= Self.maximumKeptLength else { return string }
    if entry.pointee.capacity < count || entry.pointee.bytes == nil {
      entry.pointee.bytes?.deallocate()
      entry.pointee.capacity = max(64, count)
      entry.pointee.bytes = .allocate(capacity: entry.pointee.capacity)
    }
    entry.pointee.bytes?.update(from: bytes, count: count)
    entry.pointee.count = count
    entry.pointee.string = string
    return string
  }

  /// FNV-1a over the bytes, eight at a time.
  @inline(__always)
  private static func place(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: count)
    let raw = UnsafeRawPointer(bytes)
    var offset = 0
    while offset &+ 8 <= count {
      hash = (hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x100_0000_01B3
      offset &+= 8
    }
    while offset < count {
      hash = (hash ^ UInt64(bytes[offset])) &* 0x100_0000_01B3
      offset &+= 1
    }
    return Int(truncatingIfNeeded: (hash ^ (hash &>> 32)) & UInt64(size &- 1))
  }
}
