import Testing

@testable import RecordingStore

@Suite("SHA-256 gives the digests of the standard's examples")
struct SHA256Tests {
  /// Source: NIST, "SHA-256 examples" and the long message of FIPS 180-2, appendix B.3.
  static let vectors: [(text: String, repeated: Int, digest: String)] = [
    ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      1,
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ]

  @Test("whole and in pieces of every length", arguments: vectors)
  func digests(_ vector: (text: String, repeated: Int, digest: String)) {
    let bytes = Array(String(repeating: vector.text, count: vector.repeated).utf8)
    for piece in [1, 3, 63, 64, 65, 1_000, max(1, bytes.count)] {
      var sha = SHA256()
      var start = 0
      while start < bytes.count {
        sha.update(Array(bytes[start..<min(start + piece, bytes.count)]))
        start += piece
      }
      #expect(sha.hexDigest() == vector.digest, "in pieces of \(piece)")
      #expect(sha.hexDigest() == vector.digest, "asking changes nothing")
    }
  }

  @Test("every length around the ends of blocks is padded apart")
  func paddingIsUnambiguous() {
    var digests: Set<String> = []
    for count in 0...200 {
      var sha = SHA256()
      sha.update([UInt8](repeating: 0, count: count))
      digests.insert(sha.hexDigest())
    }
    #expect(digests.count == 201)
  }
}
