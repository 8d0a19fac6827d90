package import Findings
import PrintedText

/// The matrix of strategies or builds and recordings as a text table.
package struct MatrixReport {
  /// The maximum length of a line of a description, in characters.
  private static let width = 100

  private let report: ComparisonReport
  private let table: StrategyMatrix
  private let showsDescriptions: Bool
  /// Whether a recording was made with a strategy that has no column.
  private let namesStrategies: Bool

  /// Creates a table with a column for each strategy. With `showsDescriptions`, each recording's description follows
  /// its row.
  package init(_ report: ComparisonReport, _ strategies: [String], showsDescriptions: Bool = true) {
    self.init(report, StrategyMatrix(report, strategies), showsDescriptions: showsDescriptions)
  }

  /// Creates the text of a table.
  package init(_ report: ComparisonReport, _ table: StrategyMatrix, showsDescriptions: Bool) {
    (self.report, self.table, self.showsDescriptions) = (report, table, showsDescriptions)
    let columns = table.columns.compactMap { $0.build == nil ? $0.strategy : nil }
    namesStrategies = !columns.isEmpty && table.rows.contains { !columns.contains($0.recordedStrategy) }
  }

  /// The table, the number of unchanged recordings of each folder in each column, and the summary.
  package func text() -> String {
    let rows = table.rows
    let isPlain = rows.count < 2
    var lines: [Line] = [
      .cells(["recording"] + (namesStrategies ? ["recorded under"] : []) + table.columns.map(\.label))
    ]
    for system in table.systems {
      let isHeaded = !isPlain && !system.folder.isEmpty
      if isHeaded { lines.append(.sentence(system.folder)) }
      for row in system.rows {
        lines.append(.cells(cells(of: row, name: isHeaded ? "  " + row.name : nil)))
        guard showsDescriptions, let about = row.about else { continue }
        lines += Self.wrapped(about).map { .sentence("      " + $0) }
      }
    }
    var text = Self.text(of: lines)
    if !isPlain { text += summary() }
    let compared =
      "compared \(Counted.text(report.recordings, "recording")), \(Counted.text(report.outcomes, "outcome"))"
      + (table.baseline.map { ", against \($0)" } ?? "")
    let counts = ReportCounts(report)
    return (text + counts.lines + [compared, "verdict: \(counts.text(of: report.verdict))"]).printedLines
  }

  /// A line of the output: aligned cells, or text across all columns.
  private enum Line {
    case cells([String])
    case sentence(String)
  }

  private func cells(of row: StrategyMatrix.Row, name: String?) -> [String] {
    let plain = row.recording + (row.session == 0 ? "" : " session \(row.session)")
    let results = zip(row.results, table.columns).map { result, column in
      (result?.text ?? "") + (column.isRecorded(row.recordedStrategy) ? " *" : "")
    }
    return [name ?? plain] + (namesStrategies ? [row.recordedStrategy] : []) + results
  }

  /// The numbers of unchanged recordings, and the meaning of the words.
  private func summary() -> [String] {
    let columns = table.columns.indices
    var lines: [Line] = [.cells(["unchanged"] + table.columns.map(\.label))]
    for system in table.systems {
      let name = system.folder.isEmpty ? "." : system.folder
      lines.append(.cells([name] + columns.map { system.tally(of: $0).text }))
    }
    if table.systems.count > 1 { lines.append(.cells(["all"] + columns.map { table.tally(of: $0).text })) }
    return [""] + Self.text(of: lines) + [""] + table.meaning
      + (table.columns.contains { $0.build == nil } ? ["*: the strategy that was recorded"] : []) + [""]
  }

  private static func text(of lines: [Line]) -> [String] {
    var widths: [Int] = []
    for case .cells(let cells) in lines {
      if widths.isEmpty { widths = Array(repeating: 0, count: cells.count) }
      for (index, cell) in cells.enumerated() { widths[index] = max(widths[index], cell.count) }
    }
    return lines.map { line in
      switch line {
      case .sentence(let sentence): sentence
      case .cells(let cells):
        trimmed(
          zip(cells, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
            .joined(separator: "  "))
      }
    }
  }

  private static func trimmed(_ line: String) -> String {
    var rest = Substring(line)
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }

  /// A sentence in lines of bounded length, with normalized white space.
  private static func wrapped(_ sentence: String) -> [String] {
    var lines: [String] = []
    for word in sentence.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width - 6 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
