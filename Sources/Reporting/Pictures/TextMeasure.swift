/// How wide a text is at most in the fonts that a picture names, without any of them at hand.
enum TextMeasure {
  /// The width in the unit of the font's size.
  static func width(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * size
  }

  /// Lines of no more than a width; a word that is wider stands alone and is shortened.
  static func lines(_ text: String, size: Double, width limit: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      let word = shortened(String(word), size: size, width: limit)
      if let last = lines.last, width(last + " " + word, size: size) <= limit {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  /// A text of at most a width: the middle of a longer one gives way to an ellipsis.
  static func shortened(_ text: String, size: Double, width limit: Double) -> String {
    guard width(text, size: size) > limit else { return text }
    var count = min(text.unicodeScalars.count - 1, Int(limit / (size * 0.3)) + 1)
    while count > 2, width(MarkupText.shortened(text, to: count), size: size) > limit { count -= 1 }
    return MarkupText.shortened(text, to: max(count, 2))
  }

  /// Of a size of 1; the widest of the usual fonts for interfaces.
  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!": 0.34
    case "f", "t", "r", "(", ")", "[", "]", "/", "-", " ", "“", "”": 0.42
    case "m", "w", "M", "W", "@", "%", "→", "…", "≠", "—": 0.98
    case "A"..."Z": 0.74
    default: scalar.value < 0x2E80 ? 0.64 : 1.05
    }
  }
}
