package import Findings
import JSONText
import PrintedText

/// The faults that recordings do not notice, as text.
package struct MutationText {
  private let report: MutationReport
  private static let longestCode = 60

  package init(_ report: MutationReport) { self.report = report }

  package func lines() -> [String] {
    var lines = report.leftOut.map { "\($0.session): \($0.reason)" }
    lines += sites(.survived)
    lines += uncovered()
    lines += sites(.unknown)
    if report.count(.equivalent) > 0 {
      lines.append(
        "\(Counted.text(report.count(.equivalent), "survivor")) probably equivalent, listed by --json and html: "
          + "no map differs, and none of \(Counted.text(report.explored, "explored session"))")
    }
    if report.isInterrupted { lines.append("stopped: the other mutants were not tried") }
    return lines + summary
  }

  /// The number of faults with each status, and the score.
  var summary: [String] { [counts, score] }

  /// One fault.
  func line(_ entry: MutationReport.Entry) -> String {
    "\(code([entry])): \(outcome(of: entry))" + (entry.found.map { "; \($0.path) shows it" } ?? "")
  }

  /// The faults with a status, those of one place on one line.
  private func sites(_ status: MutationReport.Status) -> [String] {
    var lines: [String] = []
    // Those that were not tried have no reason, and are only counted.
    var rest = report.entries.filter { $0.status == status && (status != .unknown || $0.reason != nil) }[...]
    while let first = rest.first {
      let group = rest.prefix {
        $0.isAt(first) && ($0.found == nil) == (first.found == nil) && $0.reason == first.reason
      }
      rest = rest.dropFirst(max(group.count, 1))
      lines.append("\(first.mutant.place): \(code(Array(group))): \(outcome(of: first))")
      for entry in group {
        guard let found = entry.found else { continue }
        lines.append("  \(found.path): \(found.lines.first ?? "")")
      }
    }
    return lines
  }

  private func code(_ group: [MutationReport.Entry]) -> String {
    let original = Self.short(group[0].mutant.original)
    let replacements = group.map(\.mutant.replacement)
    if replacements == [""] { return "without \(original)" }
    return "\(original) → \(replacements.map { Self.short($0) }.joined(separator: " or "))"
  }

  private static func short(_ code: String) -> String { code.onOneLine(limit: longestCode) }

  private func outcome(of entry: MutationReport.Entry) -> String {
    let sessions = Counted.text(entry.covering.count, "session")
    return switch entry.status {
    case .survived:
      "survived \(sessions)" + (entry.isKilledByExploration && entry.found == nil ? "; other touches show it" : "")
    case .equivalent:
      "probably equivalent: same in \(sessions), \(entry.explored) explored and \(Counted.text(entry.screens, "map"))"
    case .unknown: "unknown: \(entry.reason ?? "not tried")"
    case .noCoverage: "no session reaches it"
    default: entry.status.rawValue
    }
  }

  /// The places that no session reaches, those of one declaration on one line.
  private func uncovered() -> [String] {
    var lines: [String] = []
    var rest = report.entries.filter { $0.status == .noCoverage }[...]
    while let first = rest.first {
      let group = rest.prefix {
        $0.mutant.file == first.mutant.file && $0.mutant.declaration == first.mutant.declaration
      }
      rest = rest.dropFirst(group.count)
      let numbers = Set(group.map(\.mutant.line)).sorted()
      let shown = numbers.prefix(8).map(String.init).joined(separator: ", ") + (numbers.count > 8 ? ", …" : "")
      lines.append(
        "\(first.mutant.file):\(first.mutant.line): \(first.mutant.declaration): no session reaches line \(shown) "
          + "(\(Counted.text(group.count, "mutant")))")
      for entry in group {
        guard let found = entry.found else { continue }
        lines.append("  line \(entry.mutant.line): \(found.path): \(found.lines.first ?? "")")
      }
    }
    return lines
  }

  private var counts: String {
    let names: [(MutationReport.Status, String)] = [
      (.killed, "killed"), (.timeout, "without end"), (.survived, "survived"), (.noCoverage, "not covered"),
      (.unknown, "unknown"), (.equivalent, "probably equivalent"), (.compileError, "not compiled"),
    ]
    let parts = names.filter { report.count($0.0) > 0 }.map { "\(report.count($0.0)) \($0.1)" }
    return "\(Counted.text(report.entries.count, "mutant")): \(parts.joined(separator: ", "))"
  }

  private var score: String {
    guard let score = report.score else { return "score: none; no mutant counts" }
    let (count, all) = report.noticed
    let text = "score: \(Self.percent(score)) (\(count) of \(all))"
    guard let threshold = report.threshold else { return text }
    return text + (report.isBelowThreshold ? ", below \(Self.percent(threshold))" : "")
  }

  static func percent(_ number: Double) -> String {
    // Rounded down, so that a score below the threshold is not printed as the threshold.
    let tenths = (number * 10).rounded(.down)
    return tenths.truncatingRemainder(dividingBy: 10) == 0 ? "\(Int(tenths / 10)) %" : "\(tenths / 10) %"
  }
}

extension MutationReport.Entry {
  fileprivate func isAt(_ other: MutationReport.Entry) -> Bool {
    (mutant.file, mutant.line, mutant.column, mutant.original) == (
      other.mutant.file, other.mutant.line, other.mutant.column, other.mutant.original
    )
  }
}
