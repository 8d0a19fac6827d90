import PrintedText

/// Untrusted text as Markdown of GitHub.
enum MarkdownText {
  /// A name as code, in which GitHub finds no markup, mention or link. Control characters are escaped.
  static func code(_ text: String, limit: Int = 200) -> String {
    let text = MarkupText.shortened(text, to: limit).printedLine
    guard !text.isEmpty else { return "`-`" }
    var longest = 0
    var run = 0
    for character in text.unicodeScalars {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    guard longest > 0 || text.first == " " || text.last == " " else { return "`\(text)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  /// A sentence with all markup escaped. One in which GitHub would find a mention, an issue or an address becomes code.
  static func prose(_ text: String, limit: Int = 500) -> String {
    let text = MarkupText.shortened(text, to: limit).printedLine
    let lowercased = text.lowercased()
    if ["@", "#", "://", "www.", "gh-"].contains(where: lowercased.contains) { return code(text, limit: limit) }
    var result = ""
    for scalar in text.unicodeScalars {
      if "\\`*_{}[]<>|&~$!+-.()".unicodeScalars.contains(scalar), needsEscape(scalar, atStart: result.isEmpty) {
        result += "\\"
      }
      result.unicodeScalars.append(scalar == "\t" ? " " : scalar)
    }
    return result
  }

  /// These characters are markup only at the beginning of a line.
  private static func needsEscape(_ scalar: Unicode.Scalar, atStart: Bool) -> Bool {
    atStart || !"!+-.()".unicodeScalars.contains(scalar)
  }
}
