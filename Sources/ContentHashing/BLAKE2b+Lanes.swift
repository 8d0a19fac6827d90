extension BLAKE2b {
  /// The sixteen words of the working vector: four rows of four.
  struct Lanes {
    var a0, a1, a2, a3, b0, b1, b2, b3, c0, c1, c2, c3, d0, d1, d2, d3: UInt64

    /// One round: the columns, then the diagonals. The arguments are the words of the block in the round's order.
    ///
    /// Source: RFC 7693, sections 2.7, 3.1 and 3.2.
    @inline(__always)
    mutating func round(
      _ block: UnsafeRawPointer, _ s0: Int, _ s1: Int, _ s2: Int, _ s3: Int, _ s4: Int, _ s5: Int, _ s6: Int,
      _ s7: Int, _ s8: Int, _ s9: Int, _ s10: Int, _ s11: Int, _ s12: Int, _ s13: Int, _ s14: Int, _ s15: Int
    ) {
      Self.mix(&a0, &b0, &c0, &d0, Self.word(block, s0), Self.word(block, s1))
      Self.mix(&a1, &b1, &c1, &d1, Self.word(block, s2), Self.word(block, s3))
      Self.mix(&a2, &b2, &c2, &d2, Self.word(block, s4), Self.word(block, s5))
      Self.mix(&a3, &b3, &c3, &d3, Self.word(block, s6), Self.word(block, s7))
      Self.mix(&a0, &b1, &c2, &d3, Self.word(block, s8), Self.word(block, s9))
      Self.mix(&a1, &b2, &c3, &d0, Self.word(block, s10), Self.word(block, s11))
      Self.mix(&a2, &b3, &c0, &d1, Self.word(block, s12), Self.word(block, s13))
      Self.mix(&a3, &b0, &c1, &d2, Self.word(block, s14), Self.word(block, s15))
    }

    @inline(__always)
    private static func mix(
      _ a: inout UInt64, _ b: inout UInt64, _ c: inout UInt64, _ d: inout UInt64, _ x: UInt64, _ y: UInt64
    ) {
      a = a &+ b &+ x
      d = rotate(d ^ a, 32)
      c = c &+ d
      b = rotate(b ^ c, 24)
      a = a &+ b &+ y
      d = rotate(d ^ a, 16)
      c = c &+ d
      b = rotate(b ^ c, 63)
    }

    @inline(__always)
    private static func rotate(_ word: UInt64, _ count: UInt64) -> UInt64 {
      (word &>> count) | (word &<< (64 &- count))
    }

    @inline(__always)
    private static func word(_ block: UnsafeRawPointer, _ index: Int) -> UInt64 {
      UInt64(littleEndian: block.loadUnaligned(fromByteOffset: index &* 8, as: UInt64.self))
    }
  }
}
