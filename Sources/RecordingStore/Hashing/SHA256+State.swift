extension SHA256 {
  /// The eight words that SHA-256 carries from block to block.
  struct State {
    private var a, b, c, d, e, f, g, h: UInt32

    /// Source: FIPS 180-4, section 5.3.3.
    static let initial = State(
      a: 0x6a09_e667, b: 0xbb67_ae85, c: 0x3c6e_f372, d: 0xa54f_f53a,
      e: 0x510e_527f, f: 0x9b05_688c, g: 0x1f83_d9ab, h: 0x5be0_cd19)

    var bytes: [UInt8] {
      [a, b, c, d, e, f, g, h].flatMap { word in withUnsafeBytes(of: word.bigEndian) { Array($0) } }
    }

    /// Folds whole 64-byte blocks into the state.
    mutating func absorb(_ data: UnsafeRawPointer, blocks: Int) {
      Self.constants.withUnsafeBufferPointer { constants in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 16) { words in
          for block in 0..<blocks {
            absorb(data + block * SHA256.blockSize, words.baseAddress!, constants.baseAddress!)
          }
        }
      }
    }

    /// One block. The schedule lives in a ring of 16 words; eight rounds at a time bring the letters round to where
    /// they began, so that no word is moved.
    @inline(__always)
    private mutating func absorb(
      _ data: UnsafeRawPointer, _ w: UnsafeMutablePointer<UInt32>, _ k: UnsafePointer<UInt32>
    ) {
      for index in 0..<16 {
        w[index] = UInt32(bigEndian: data.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
      }
      var (a, b, c, d, e, f, g, h) = (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h)
      var first = 0
      while first < 64 {
        if first >= 16 { Self.extend(w, from: first & 15) }
        let v = w + (first & 15)
        let m = k + first
        Self.round(a, b, c, &d, e, f, g, &h, m[0] &+ v[0])
        Self.round(h, a, b, &c, d, e, f, &g, m[1] &+ v[1])
        Self.round(g, h, a, &b, c, d, e, &f, m[2] &+ v[2])
        Self.round(f, g, h, &a, b, c, d, &e, m[3] &+ v[3])
        Self.round(e, f, g, &h, a, b, c, &d, m[4] &+ v[4])
        Self.round(d, e, f, &g, h, a, b, &c, m[5] &+ v[5])
        Self.round(c, d, e, &f, g, h, a, &b, m[6] &+ v[6])
        Self.round(b, c, d, &e, f, g, h, &a, m[7] &+ v[7])
        first += 8
      }
      self = State(
        a: self.a &+ a, b: self.b &+ b, c: self.c &+ c, d: self.d &+ d,
        e: self.e &+ e, f: self.f &+ f, g: self.g &+ g, h: self.h &+ h)
    }

    /// Replaces the eight schedule words from `start` by the ones sixteen rounds later.
    @inline(__always)
    private static func extend(_ w: UnsafeMutablePointer<UInt32>, from start: Int) {
      var step = 0
      while step < 8 {
        let index = start &+ step
        let early = w[(index &+ 1) & 15]
        let late = w[(index &+ 14) & 15]
        let sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ (early &>> 3)
        let sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ (late &>> 10)
        w[index] = w[index] &+ sigma0 &+ w[(index &+ 9) & 15] &+ sigma1
        step &+= 1
      }
    }

    @inline(__always)
    private static func round(
      _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
      _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ input: UInt32
    ) {
      let sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let choice = g ^ (e & (f ^ g))
      let first = h &+ sum1 &+ choice &+ input
      let sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      let majority = (a & b) | (c & (a | b))
      d = d &+ first
      h = first &+ sum0 &+ majority
    }

    @inline(__always)
    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
      (word &>> count) | (word &<< (32 &- count))
    }

    /// Source: FIPS 180-4, section 4.2.2.
    private static let constants: [UInt32] = [
      0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
      0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
      0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
      0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
      0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
      0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
      0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
      0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
  }
}
