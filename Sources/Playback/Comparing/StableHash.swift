/// A short hash that is the same on every machine and in every run, for naming things; FNV-1a of 64 bits.
public enum StableHash {
  /// 16 hexadecimal digits for a text's UTF-8.
  public static func hexadecimal(of text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash ^= UInt64(byte)
      hash &*= 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
