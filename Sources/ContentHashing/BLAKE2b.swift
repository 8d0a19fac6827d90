/// An incremental BLAKE2b hash with a digest of 32 bytes, without a key.
///
/// Source: RFC 7693, sections 2.6 to 3.3.
package struct BLAKE2b {
  private var state: State = .initial
  private var pending = [UInt8]()
  private var byteCount: UInt64 = 0

  package init() {
    pending.reserveCapacity(Self.blockSize)
  }

  static let blockSize = 128
  package static let digestSize = 32

  /// Adds bytes to the stream.
  ///
  /// The last block is compressed differently, so a full block is kept until more bytes follow.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    guard !bytes.isEmpty, var cursor = bytes.baseAddress else { return }
    var left = bytes.count
    if !pending.isEmpty {
      let taken = min(left, Self.blockSize - pending.count)
      pending.append(contentsOf: UnsafeRawBufferPointer(start: cursor, count: taken))
      cursor += taken
      left -= taken
      guard left > 0 else { return }
      byteCount &+= UInt64(Self.blockSize)
      pending.withUnsafeBytes { state.absorb($0.baseAddress!, byteCount: byteCount, isLast: false) }
      pending.removeAll(keepingCapacity: true)
    }
    while left > Self.blockSize {
      byteCount &+= UInt64(Self.blockSize)
      state.absorb(cursor, byteCount: byteCount, isLast: false)
      cursor += Self.blockSize
      left -= Self.blockSize
    }
    pending.append(contentsOf: UnsafeRawBufferPointer(start: cursor, count: left))
  }

  package mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  /// The digest of all bytes so far. More bytes can be added afterwards.
  package func digest() -> [UInt8] {
    var last = state
    let block = pending + repeatElement(0, count: Self.blockSize - pending.count)
    block.withUnsafeBytes {
      last.absorb($0.baseAddress!, byteCount: byteCount &+ UInt64(pending.count), isLast: true)
    }
    return Array(last.bytes.prefix(Self.digestSize))
  }

  /// The digest as 64 lower-case hexadecimal digits.
  package func hexDigest() -> String { Self.hex(digest()) }

  static func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
