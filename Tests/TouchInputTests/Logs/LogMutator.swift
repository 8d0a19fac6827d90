import SeededRandom

/// Changes texts of logs at random, at the borders of their words, numbers and lines: most results are nearly valid.
struct LogMutator {
  private static let words: [String] = [
    "0", "-1", "1", "7", "9", "10", "64", "4096", "99999", "2147483647", "-2147483648", "9223372036854775807",
    "9223372036854775808", "1e308", "1e400", "-0", "0.5", "NaN", "inf", "ffffffff", "7fffffff", "0003", "0035", "0000",
    "true", "null", "[]", "{}", "[", "]", "{", "}", ",", ":", "\"", "'", "\\", "\n", "\r\n", "\t", " ", "- ", "---",
    "#", "&a", "*a", "|", "<<", "%", "50%,50%", "101%,1%", "${A}", "\u{0}", "\u{202E}", "é", "👍", "began", "timestamp",
    "data", "type", "SYN_REPORT", "SYN_MT_REPORT", "ABS_MT_SLOT", "[ 1.000000]", "/dev/input/event9:",
  ]

  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// A text made of one of the originals by one to eight changes, mostly few.
  mutating func mutate(_ originals: [[UInt8]]) -> [UInt8] {
    var bytes = originals[random.below(originals.count)]
    for _ in 0..<(1 + random.below(1 + random.below(8))) { change(&bytes, with: originals) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], with originals: [[UInt8]]) {
    switch random.below(9) {
    case 0: bytes.removeSubrange(token(in: bytes))
    case 1: bytes.replaceSubrange(token(in: bytes), with: Array(Self.words[random.below(Self.words.count)].utf8))
    case 2: bytes.replaceSubrange(token(in: bytes), with: Array(bytes[token(in: bytes)]))
    case 3: bytes.insert(contentsOf: Array(Self.words[random.below(Self.words.count)].utf8), at: place(in: bytes))
    case 4: bytes.removeSubrange(line(in: bytes))
    case 5: bytes.insert(contentsOf: Array(bytes[line(in: bytes)]), at: line(in: bytes).lowerBound)
    case 6:
      let other = originals[random.below(originals.count)]
      bytes.insert(contentsOf: Array(other[line(in: other)]), at: line(in: bytes).lowerBound)
    case 7: bytes.removeSubrange(place(in: bytes)...)
    default:
      guard !bytes.isEmpty else { return }
      bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
    }
  }

  private mutating func place(in bytes: [UInt8]) -> Int { random.below(bytes.count + 1) }

  /// A number, a word or another character.
  private mutating func token(in bytes: [UInt8]) -> Range<Int> {
    guard !bytes.isEmpty else { return 0..<0 }
    let start = random.below(bytes.count)
    func isWord(_ byte: UInt8) -> Bool {
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 || byte == 46
    }
    guard isWord(bytes[start]) else { return start..<(start + 1) }
    let low = bytes[..<start].lastIndex { !isWord($0) }.map { $0 + 1 } ?? 0
    let high = bytes[start...].firstIndex { !isWord($0) } ?? bytes.count
    return low..<high
  }

  private mutating func line(in bytes: [UInt8]) -> Range<Int> {
    guard !bytes.isEmpty else { return 0..<0 }
    let start = random.below(bytes.count)
    let low = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return low..<(bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count)
  }
}
