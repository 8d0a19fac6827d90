extension BLAKE2b {
  /// The eight words of state between blocks.
  struct State {
    private var h: Words

    /// Source: RFC 7693, section 2.6; the first word encodes 32 bytes and no key (section 2.5).
    static let initial = State(
      h: (
        iv.0 ^ 0x0101_0000 ^ UInt64(BLAKE2b.digestSize), iv.1, iv.2, iv.3, iv.4, iv.5, iv.6, iv.7
      ))

    var bytes: [UInt8] {
      [h.0, h.1, h.2, h.3, h.4, h.5, h.6, h.7].flatMap { word in withUnsafeBytes(of: word.littleEndian) { Array($0) } }
    }

    /// Compresses one block of 128 bytes into the state. `byteCount` is the number of stream bytes up to the end of the
    /// block.
    ///
    /// The rounds are unrolled, so that every index into the block is a constant.
    mutating func absorb(_ block: UnsafeRawPointer, byteCount: UInt64, isLast: Bool) {
      let iv = Self.iv
      var v = Lanes(
        a0: h.0, a1: h.1, a2: h.2, a3: h.3, b0: h.4, b1: h.5, b2: h.6, b3: h.7,
        c0: iv.0, c1: iv.1, c2: iv.2, c3: iv.3,
        d0: iv.4 ^ byteCount, d1: iv.5, d2: isLast ? ~iv.6 : iv.6, d3: iv.7)
      v.round(block, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
      v.round(block, 14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3)
      v.round(block, 11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4)
      v.round(block, 7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8)
      v.round(block, 9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13)
      v.round(block, 2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9)
      v.round(block, 12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11)
      v.round(block, 13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10)
      v.round(block, 6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5)
      v.round(block, 10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0)
      v.round(block, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
      v.round(block, 14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3)
      h = (
        h.0 ^ v.a0 ^ v.c0, h.1 ^ v.a1 ^ v.c1, h.2 ^ v.a2 ^ v.c2, h.3 ^ v.a3 ^ v.c3,
        h.4 ^ v.b0 ^ v.d0, h.5 ^ v.b1 ^ v.d1, h.6 ^ v.b2 ^ v.d2, h.7 ^ v.b3 ^ v.d3
      )
    }

    private typealias Words = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

    /// Source: RFC 7693, section 2.6.
    private static var iv: Words {
      (
        0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1,
        0x510e_527f_ade6_82d1, 0x9b05_688c_2b3e_6c1f, 0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179
      )
    }
  }
}
