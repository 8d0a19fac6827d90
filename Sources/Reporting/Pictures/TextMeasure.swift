/// An upper bound of a text's width in the fonts that a picture names, without access to the fonts.
enum TextMeasure {
  /// The width in the unit of the font size.
  static func width(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * size
  }

  /// Wraps a text; a word wider than the limit is put on a line of its own and shortened.
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

  /// A text, shortened in the middle if it is wider than the limit.
  static func shortened(_ text: String, size: Double, width limit: Double) -> String {
    guard width(text, size: size) > limit else { return text }
    var count = min(text.unicodeScalars.count - 1, Int(limit / (size * 0.3)) + 1)
    while count > 2, width(MarkupText.shortened(text, to: count), size: size) > limit { count -= 1 }
    return MarkupText.shortened(text, to: max(count, 2))
  }

  /// The width of a character at font size 1, in the widest of the usual interface fonts.
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
