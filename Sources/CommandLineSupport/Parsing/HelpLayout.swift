/// Lays out help text in 80 columns, independent of the terminal: help is compared and quoted, so it must not vary.
enum HelpLayout {
  static let width = 80

  /// Wraps the words of a line; every line but the first starts with `continuation`.
  static func wrap(_ line: String, first: String = "", continuation: String = "") -> String {
    var lines: [String] = []
    var current = first
    var isEmpty = true
    for word in line.split(separator: " ") {
      if !isEmpty && current.count + 1 + word.count > width {
        lines.append(current)
        current = continuation
        isEmpty = true
      }
      current += isEmpty ? String(word) : " \(word)"
      isEmpty = false
    }
    return (lines + [current]).joined(separator: "\n")
  }

  /// Wraps paragraphs separately; an indented line is not wrapped. Every line ends with a line feed.
  static func paragraphs(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ($0.hasPrefix(" ") ? String($0) : wrap(String($0))) + "\n" }
      .joined()
  }

  /// Lays out two columns. The right side of a row whose left side is too long starts on the next line.
  static func table(_ rows: [(String, String)]) -> String {
    let widths = rows.map(\.0.count).filter { $0 <= 26 }
    let column = (widths.max() ?? 0) + 4
    let indent = String(repeating: " ", count: column)
    return rows.map { left, right in
      let start = "  " + left
      return if start.count + 2 <= column {
        wrap(right, first: start + String(repeating: " ", count: column - start.count), continuation: indent) + "\n"
      } else {
        start + "\n" + wrap(right, first: indent, continuation: indent) + "\n"
      }
    }.joined()
  }
}

extension String {
  var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
