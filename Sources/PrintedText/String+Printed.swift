extension String {
  /// The text as one line that is safe to print on a terminal and in the log of a CI system.
  ///
  /// Control characters, line feeds, and the format characters that hide or reorder text (Unicode TR 36, bidirectional
  /// controls) become `\n`, `\r` or `\u{…}`; tabs stay. A leading `::`, `##[` and `##vso[`, by which CI systems
  /// recognize commands in a log, have their first character escaped.
  ///
  /// Source: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
  package var printedLine: String { printed(keepsLineFeeds: false) }

  /// The text in the same form, with its line feeds.
  package var printedText: String { printed(keepsLineFeeds: true) }

  /// A JSON text with these characters as `\uXXXX`. Its value is the same: they occur inside its strings only.
  package var printedJSON: String {
    guard contains({ byte, _ in Self.isSuspect(byte) }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar != "\n", scalar.isEscapedWhenPrinted {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private func printed(keepsLineFeeds: Bool) -> String {
    // All commands of CI systems contain one of these characters twice in a row.
    let doubled = [UInt8(ascii: "#"), UInt8(ascii: ":")]
    let needsWork = contains { byte, last in
      Self.isSuspect(byte) || (byte == last && doubled.contains(byte))
        || (byte == UInt8(ascii: "\n") && !keepsLineFeeds)
    }
    guard needsWork else { return self }
    let scalars = Array(unicodeScalars)
    var text = ""
    /// Whether only white space precedes on the printed line.
    var isAtStart = true
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\n" && keepsLineFeeds {
        text += "\n"
        isAtStart = true
        continue
      }
      let rest = scalars[index...]
      let isCommand =
        switch scalar {
        case ":": isAtStart && rest.starts(with: "::".unicodeScalars)
        case "#": Self.marks.contains { rest.starts(with: $0) }
        default: false
        }
      if scalar == "\n" || scalar.isEscapedWhenPrinted || isCommand {
        text += scalar.printedEscape
      } else {
        text.unicodeScalars.append(scalar)
      }
      if !scalar.properties.isWhitespace { isAtStart = false }
    }
    return text
  }

  /// What GitHub Actions and Azure Pipelines take for a command anywhere on a line.
  private static var marks: [String.UnicodeScalarView] { ["##[".unicodeScalars, "##vso[".unicodeScalars] }

  /// Whether the condition is true for a byte of UTF-8 and the byte before it. Before the first byte it gets 0.
  private func contains(_ condition: (_ byte: UInt8, _ last: UInt8) -> Bool) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      var (index, last) = (0, UInt8(0))
      while index < bytes.count {
        let byte = bytes[index]
        if condition(byte, last) { return true }
        (index, last) = (index + 1, byte)
      }
      return false
    }
  }

  /// Whether a byte of UTF-8 can belong to a character that is escaped; line feeds and tabs excepted.
  private static func isSuspect(_ byte: UInt8) -> Bool {
    byte >= 0x7F || (byte < 0x20 && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\t"))
  }
}

extension Collection<String> {
  /// One printed line for each element, each with a line feed at its end. A line feed inside an element is escaped.
  package var printedLines: String { map { $0.printedLine + "\n" }.joined() }
}

extension Unicode.Scalar {
  /// Whether the scalar is shown as an escape: a control character other than a tab, a line or paragraph separator, or a
  /// format character other than the two joiners that scripts and emoji need.
  package var isEscapedWhenPrinted: Bool {
    switch properties.generalCategory {
    case .control: self != "\t"
    case .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: self != "\u{200C}" && self != "\u{200D}"
    default: false
    }
  }

  /// The escape of Swift string literals: `\n`, `\r` or `\u{1b}`.
  package var printedEscape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{" + String(value, radix: 16) + "}"
    }
  }
}
