package import Findings

/// The matrix of strategies or builds and recordings as Markdown. Recordings are links relative to the current folder.
package struct MatrixMarkdown {
  private let table: StrategyMatrix
  private let showsDescriptions: Bool

  /// Creates a table with a column for each strategy. With `showsDescriptions`, each recording's description follows
  /// its name.
  package init(_ report: ComparisonReport, _ strategies: [String], showsDescriptions: Bool = true) {
    self.init(StrategyMatrix(report, strategies), showsDescriptions: showsDescriptions)
  }

  /// Creates the Markdown of a table.
  package init(_ table: StrategyMatrix, showsDescriptions: Bool) {
    (self.table, self.showsDescriptions) = (table, showsDescriptions)
  }

  /// A table for each system, then one of the unchanged recordings of each column.
  package func text() -> String {
    let names = table.columns.map { Self.code($0.label) }
    var text = ""
    for system in table.systems {
      if !system.folder.isEmpty { text += "**\(Self.escaped(Self.title(system.folder)))**\n\n" }
      text += Self.head(["recording", "recorded under"] + names)
      for row in system.rows { text += Self.line(cells(of: row)) }
      text += "\n"
    }
    text += Self.head(["unchanged"] + names)
    let columns = table.columns.indices
    for system in table.systems {
      let name = system.folder.isEmpty ? "." : Self.title(system.folder)
      text += Self.line([Self.escaped(name)] + columns.map { system.tally(of: $0).text })
    }
    if table.systems.count > 1 {
      text += Self.line(["**all**"] + columns.map { "**\(table.tally(of: $0).text)**" })
    }
    return text + "\n" + table.meaning.map { "- " + $0 + "\n" }.joined()
  }

  private func cells(of row: StrategyMatrix.Row) -> [String] {
    let link = "[\(Self.escaped(row.name))](\(Self.destination(row.recording)))"
    let name = (showsDescriptions ? row.about : nil).map { "\(link): \(Self.escaped($0))" } ?? link
    let results = zip(row.results, table.columns).map { result, column in
      let text = result?.text ?? ""
      return column.isRecorded(row.recordedStrategy) ? "**\(text)**" : text
    }
    return [name, Self.code(row.recordedStrategy)] + results
  }

  /// The last component of a folder's path.
  private static func title(_ folder: String) -> String { folder.split(separator: "/").last.map(String.init) ?? folder }

  private static func head(_ cells: [String]) -> String {
    line(cells) + "|" + String(repeating: "---|", count: cells.count) + "\n"
  }

  private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  private static func code(_ text: String) -> String { "`" + text.replacing("`", with: "'") + "`" }

  /// Untrusted text with all markup escaped.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isWhitespace {
        result += " "
      } else {
        if "\\`*_{}[]<>|#&".contains(character) { result += "\\" }
        result.append(character)
      }
    }
    return result
  }

  /// A path as the target of a link.
  private static func destination(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || "-._~/".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(Unicode.Scalar(byte)) : "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
