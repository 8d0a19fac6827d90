/// Escapes untrusted text for HTML and XML.
enum MarkupText {
  /// Text without markup.
  ///
  /// Characters that XML forbids or that change the surrounding text (control characters, direction overrides) become
  /// U+FFFD.
  static func escaped(_ text: String, isAttribute: Bool = false) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result += isAttribute ? "&#\(scalar.value);" : String(scalar)
      default: result.unicodeScalars.append(isHarmless(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// A text of at most `limit` characters: a longer one is shortened in the middle.
  static func shortened(_ text: String, to limit: Int) -> String {
    // A character may have any number of scalars, so scalars are counted; none has more than four bytes.
    let scalars = text.unicodeScalars
    guard text.utf8.count > limit, text.utf8.count > limit * 4 || scalars.count > limit else { return text }
    let head = (limit - 1) * 2 / 3
    return String(scalars.prefix(head)) + "…" + String(scalars.suffix(limit - 1 - head))
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: false
    case 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }
}
