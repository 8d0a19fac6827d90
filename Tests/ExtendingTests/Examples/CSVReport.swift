import Findings

/// A table of comparisons as comma-separated values (RFC 4180).
struct CSVReport {
  private let report: ComparisonReport

  init(_ report: ComparisonReport) { self.report = report }

  func text() -> String {
    let rows = report.comparisons.map { comparison in
      [
        comparison.recording, "\(comparison.session)", comparison.strategy, comparison.profile,
        "\(comparison.outcomes)", "\(comparison.divergenceCount)", "\(comparison.unknowns.count)",
      ]
    }
    return ([["recording", "session", "strategy", "profile", "outcomes", "divergences", "unknowns"]] + rows)
      .map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func field(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
