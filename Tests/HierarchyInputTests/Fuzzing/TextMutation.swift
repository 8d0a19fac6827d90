import SeededRandom

/// Random changes of a text: of bytes, of lines and of pieces that the formats give a meaning.
struct TextMutation {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  private static let pieces = [
    "<", ">", "\"", "'", ";", "{", "}", "[", "]", "(", ")", "|", "   | ", "=", ": ", "0x", "&amp;", "&#0;",
    "&#x110000;", "<!--",
    "]]>", "</", "/>", "\\", "\\n   | <", "\n", "\r\n", "\0", "null", "1e999", "-", ",", "\u{FEFF}", "{{", "}}", "<<",
    "nan",
    "Element subtree:", "frame = (", "é", "→", "\"children\": [", "\"windows\": [",
    "<UIView: 0x1; frame = (0 0; 1 1)>\n",
  ].map { Array($0.utf8) }

  /// Up to four changes.
  mutating func apply(to text: [UInt8]) -> [UInt8] {
    var text = text
    for _ in 0...random.below(4) { change(&text) }
    return text
  }

  private mutating func change(_ text: inout [UInt8]) {
    guard !text.isEmpty else { return text = Self.pieces[random.below(Self.pieces.count)] }
    let place = random.below(text.count)
    let end = min(text.count, place + 1 + random.below(random.once(in: 4) ? 200 : 4))
    switch random.below(7) {
    case 0: text[place] = UInt8(truncatingIfNeeded: random.next())
    case 1: text.removeSubrange(place..<end)
    case 2: text.insert(contentsOf: Self.pieces[random.below(Self.pieces.count)], at: place)
    case 3: text.insert(contentsOf: Array(text[place..<end]), at: random.below(text.count))
    case 4: text.removeSubrange(place...)
    case 5:
      let piece = Self.pieces[random.below(Self.pieces.count)]
      text.insert(contentsOf: Array(repeatElement(piece, count: 1 + random.below(300)).joined()), at: place)
    default: text.swapAt(place, random.below(text.count))
    }
  }
}
