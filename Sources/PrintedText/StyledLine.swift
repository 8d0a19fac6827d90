/// A line of a report with what it is, which a terminal can show by colors. The text alone says everything.
package struct StyledLine: Hashable, Sendable {
  package enum Style: Hashable, Sendable {
    case plain
    case heading
    case differs
    case same
    case uncertain
    case secondary
  }

  package let text: String
  package let style: Style

  package init(_ text: String, _ style: Style = .plain) { (self.text, self.style) = (text, style) }
}

/// Prints lines with or without the colors of a terminal.
package struct Palette: Sendable {
  /// No colors.
  package static let plain = Palette(isColored: false)

  private let isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  /// The lines, each with a line feed, and with their control characters escaped.
  package func text(_ lines: [StyledLine]) -> String {
    lines.map { text($0.text.printedLine, $0.style) + "\n" }.joined()
  }

  /// A piece of text that has no control characters.
  package func text(_ text: String, _ style: StyledLine.Style) -> String {
    guard isColored, !text.isEmpty, let code = Self.code(style) else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// The parameter of the control sequence SGR. The eight basic colors follow the terminal's own theme.
  ///
  /// Source: ECMA-48, 8.3.117.
  private static func code(_ style: StyledLine.Style) -> String? {
    switch style {
    case .plain: nil
    case .heading: "1"
    case .differs: "31"
    case .same: "32"
    case .uncertain: "33"
    case .secondary: "2"
    }
  }
}
