import Foundation
public import PassThrough
public import Playback

/// Every strategy × every recording, as a table for people.
public struct MatrixReport {
  private let report: ComparisonReport
  private let strategies: [String]

  /// A table with a column for each strategy.
  public init(_ report: ComparisonReport, _ strategies: [Strategy]) {
    self.report = report
    self.strategies = strategies.map(\.description)
  }

  /// The table and the line that says what was compared.
  public func text() -> String {
    let rows = [["recording"] + strategies] + sessions().map(row)
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
        .joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }
    let compared =
      "compared \(Formatting.count(report.recordings, "recording")), \(Formatting.count(report.outcomes, "outcome"))"
    return (lines + [compared, "verdict: \(report.verdict.rawValue)"]).joined(separator: "\n") + "\n"
  }

  private struct Session: Hashable {
    let recording: String
    let number: Int
  }

  private func sessions() -> [Session] {
    var seen: Set<Session> = []
    return report.comparisons.map { Session(recording: $0.recording, number: $0.session) }
      .filter { seen.insert($0).inserted }
  }

  private func row(_ session: Session) -> [String] {
    let name = session.recording + (session.number == 0 ? "" : " session \(session.number)")
    return [name]
      + strategies.map { strategy in
        report.comparisons.first {
          $0.recording == session.recording && $0.session == session.number && $0.strategy == strategy
        }
        .map(cell) ?? ""
      }
  }

  private func cell(_ comparison: ComparisonReport.Comparison) -> String {
    let mark = comparison.against == "recorded (\(comparison.strategy))" ? " *" : ""
    if comparison.rootCount > 0 { return "\(comparison.rootCount) differ\(mark)" }
    return (comparison.unknowns.isEmpty && !comparison.isNondeterministic ? "same" : "unknown") + mark
  }
}
