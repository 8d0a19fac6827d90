/// The SHA-256 digest of a byte stream, fed in pieces.
///
/// Source: FIPS 180-4, sections 4.1.2, 4.2.2, 5.3.3 and 6.2.
struct SHA256 {
  private var state: State = .initial
  private var pending = [UInt8]()
  private var byteCount: UInt64 = 0

  /// The digest of the empty stream, ready for more.
  init() {
    pending.reserveCapacity(Self.blockSize)
  }

  static let blockSize = 64
  static let digestSize = 32

  /// Adds bytes to the stream.
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    guard var cursor = bytes.baseAddress else { return }
    var left = bytes.count
    byteCount += UInt64(left)
    if !pending.isEmpty {
      let taken = min(left, Self.blockSize - pending.count)
      pending.append(contentsOf: UnsafeRawBufferPointer(start: cursor, count: taken))
      cursor += taken
      left -= taken
      guard pending.count == Self.blockSize else { return }
      pending.withUnsafeBytes { state.absorb($0.baseAddress!, blocks: 1) }
      pending.removeAll(keepingCapacity: true)
    }
    let blocks = left / Self.blockSize
    if blocks > 0 {
      state.absorb(cursor, blocks: blocks)
      cursor += blocks * Self.blockSize
      left -= blocks * Self.blockSize
    }
    if left > 0 { pending.append(contentsOf: UnsafeRawBufferPointer(start: cursor, count: left)) }
  }

  /// Adds bytes to the stream.
  mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  /// The 32 bytes of the digest of all that was added; the stream may go on afterwards.
  func digest() -> [UInt8] {
    var last = self
    var padding: [UInt8] = [0x80]
    let used = (pending.count + 1) % Self.blockSize
    padding.append(contentsOf: repeatElement(0, count: (Self.blockSize + 56 - used) % Self.blockSize))
    withUnsafeBytes(of: (byteCount &* 8).bigEndian) { padding.append(contentsOf: $0) }
    last.update(padding)
    return last.state.bytes
  }

  /// The digest as 64 lower-case hexadecimal digits.
  func hexDigest() -> String { Self.hex(digest()) }

  /// The bytes as lower-case hexadecimal digits.
  static func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
