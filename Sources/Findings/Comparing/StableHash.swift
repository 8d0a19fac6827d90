/// A short hash for ids that is the same on every machine and in every run: FNV-1a of 64 bits.
package enum StableHash {
  /// The hash of a text's UTF-8, as 16 hexadecimal digits.
  package static func hexadecimal(of text: String) -> String {
    let digits = String(value(of: text), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The hash of a text's UTF-8.
  package static func value(of text: String) -> UInt64 { value(of: text.utf8) }

  /// The hash of bytes.
  package static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash ^= UInt64(byte)
      hash &*= 0x100_0000_01b3
    }
    return hash
  }
}
