/// Consecutive lines of a source.
package struct SourceExcerpt: Hashable, Sendable {
  /// The maximum number of characters of a line that is kept.
  private static let keptCharacters = 200

  /// The number of the first line, from 1.
  package let first: Int
  /// The lines without their line breaks.
  package let lines: [String]

  package init(first: Int, lines: [String]) {
    self.first = first
    self.lines = lines
  }

  /// The lines of a source around one of them. `nil` if the source does not have that line.
  package init?(of source: some Collection<Substring>, around line: Int, context: Int = 1) {
    guard line >= 1, line <= source.count else { return nil }
    first = max(line - context, 1)
    lines = source.dropFirst(first - 1).prefix(line + context - first + 1).map { text in
      // A tab is a control character, which reports escape.
      let text = text.replacing("\t", with: "  ")
      let isLong = text.count > Self.keptCharacters
      return isLong ? text.prefix(Self.keptCharacters) + "…" : String(text)
    }
  }

  /// The text of a line without its indentation. `nil` if the excerpt does not have that line.
  package func code(at line: Int) -> String? {
    guard lines.indices.contains(line - first) else { return nil }
    return lines[line - first].trimmed
  }

  /// The lines with their numbers, without the indentation that all of them have.
  package var numberedLines: [(number: Int, text: String)] {
    let filled = lines.filter { !$0.trimmed.isEmpty }
    let indent = filled.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    return lines.enumerated().map { (first + $0.offset, String($0.element.dropFirst(indent))) }
  }
}

extension String {
  fileprivate var trimmed: String {
    var rest = self[...]
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest.drop { $0.isWhitespace })
  }
}
