import ContentHashing
import Testing

@Suite("BLAKE2b equals another implementation")
struct BLAKE2bTests {
  /// The digests are those of `hashlib.blake2b(…, digest_size=32)` of Python's standard library.
  static let texts: [(text: String, repeated: Int, digest: String)] = [
    ("", 1, "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"),
    ("abc", 1, "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"),
    ("a", 1_000_000, "0741850f36cba4259628355d1073e24ddb9ca0e1bfac36fd39ae5dc2101e23a4"),
  ]

  /// Digests of the first `count` bytes of the sequence 3, 10, 17, 24 …
  static let lengths: [(count: Int, digest: String)] = [
    (127, "c9ae3859964b35f04c54b36d33cf299d7290ee621005d28e51598a943560aaaa"),
    (128, "f0501d06597880592bc49234eef100ec1ff349058d0e9d9b753504e24af86dd6"),
    (129, "a34a4e1e03c541dfbf3099c4b6c143c022ced65c28bd7e8a10e0a098461aecf0"),
    (255, "f2d64a40e9412a3414161ff6250075225418fd7c271c1123e162e1bca0de9f93"),
    (256, "d93ebb9c802f5630ab22516fd82b6c21bc8bd551d531349b715f046ed11ed871"),
    (257, "4ce481b24d387422d2bc2baa03d1afd55a1327939ff537c71eb9b38709268649"),
    (1_000, "d62b6c768ce1afc8367e0498ab2f8e3f7c178c35b1429f14c4604b545d200f52"),
  ]

  private func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + 3) } }

  private func checkInPieces(_ bytes: [UInt8], _ digest: String) {
    for piece in [1, 3, 64, 127, 128, 129, 1_000, max(1, bytes.count)] {
      var blake = BLAKE2b()
      var start = 0
      while start < bytes.count {
        blake.update(Array(bytes[start..<min(start + piece, bytes.count)]))
        start += piece
      }
      #expect(blake.hexDigest() == digest, "in pieces of \(piece)")
      #expect(blake.hexDigest() == digest, "reading the digest changes nothing")
    }
  }

  @Test("of texts, whole and in pieces", arguments: texts)
  func text(_ vector: (text: String, repeated: Int, digest: String)) {
    checkInPieces(Array(String(repeating: vector.text, count: vector.repeated).utf8), vector.digest)
  }

  @Test("around the boundaries of blocks, whole and in pieces", arguments: lengths)
  func length(_ vector: (count: Int, digest: String)) {
    checkInPieces(bytes(vector.count), vector.digest)
  }

  @Test("of every length from 0 to 400, by the digest of their digests")
  func everyLength() {
    var all = BLAKE2b()
    for count in 0...400 {
      var blake = BLAKE2b()
      blake.update(bytes(count))
      all.update(blake.digest())
    }
    #expect(all.hexDigest() == "7e43d6f7af06226944273224e4074ff211607c7e00bd271cf19a02aff48aa9a7")
  }

  @Test("a stream continues after its digest was read")
  func continuesAfterDigest() {
    var blake = BLAKE2b()
    blake.update(bytes(128))
    _ = blake.digest()
    blake.update(Array(bytes(257).dropFirst(128)))
    #expect(blake.hexDigest() == Self.lengths[5].digest)
  }
}
