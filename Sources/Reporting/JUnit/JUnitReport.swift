package import Findings
import PrintedText
import RecordingStore

/// A comparison as JUnit's XML: a test case for each session under each strategy and profile.
///
/// A difference is a failure. A session that could not be compared, or is inconclusive, is an error, so that it never
/// counts as passed.
package struct JUnitReport {
  /// The number of lines of a comparison's text in a failure.
  package static let quotedLines = 12
  private static let longestName = 500

  private let report: ComparisonReport

  package init(_ report: ComparisonReport) {
    self.report = report
  }

  /// The document, with a final line feed.
  package func text() -> String {
    let ledger = report.obsoleteLines
    let isEmpty = report.comparisons.isEmpty && report.failures.isEmpty && ledger.isEmpty
    let failures = report.comparisons.count { $0.divergenceCount > 0 }
    let errors =
      report.comparisons.count { $0.divergenceCount == 0 && $0.hasFindings } + report.failures.count
      + ledger.count + (isEmpty ? 1 : 0)
    let tests = report.comparisons.count + report.failures.count + ledger.count + (isEmpty ? 1 : 0)
    let skipped = report.comparisons.count { ComparisonStanding($0) == .skipped }
    var writer = MarkupWriter()
    writer.verbatim("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    let counts: KeyValuePairs<String, String?> = [
      "name": "TouchReplay", "tests": String(tests), "failures": String(failures), "errors": String(errors),
      "skipped": String(skipped),
    ]
    writer.element("testsuites", counts) { writer in
      writer.newLine()
      writer.element("testsuite", counts) { writer in
        writer.newLine()
        writeProperties(to: &writer)
        for comparison in report.comparisons { write(comparison, to: &writer) }
        for failure in report.failures { write(failure, to: &writer) }
        for line in ledger {
          testCase("accepted differences", line, file: report.acceptance?.path, to: &writer) { writer in
            problem("error", "obsolete", [line], to: &writer)
          }
        }
        if isEmpty { writeNothingCompared(to: &writer) }
      }
      writer.newLine()
    }
    writer.newLine()
    return writer.markup
  }

  /// Writes the causes, the largest first, and the comparisons by their results as properties of the suite.
  private func writeProperties(to writer: inout MarkupWriter) {
    let list = CauseList(report)
    writer.element("properties") { writer in
      writer.newLine()
      for (index, cause) in list.causes.prefix(CauseText.shownCauses).enumerated() {
        let text = CauseText.lines(cause).map { MarkupText.shortened($0, to: Self.longestName) }.joined(separator: "; ")
        writer.empty("property", ["name": "cause \(index + 1)", "value": text])
        writer.newLine()
      }
      let rest = list.causes.count - CauseText.shownCauses
      if rest > 0 { property("more causes", rest, to: &writer) }
      if list.uncounted > 0 { property("differences that were only counted", list.uncounted, to: &writer) }
      for (name, number) in ReportCounts(report).named { property(name, number, to: &writer) }
    }
    writer.newLine()
  }

  private func property(_ name: String, _ number: Int, to writer: inout MarkupWriter) {
    writer.empty("property", ["name": name, "value": String(number)])
    writer.newLine()
  }

  private func write(_ comparison: ComparisonReport.Comparison, to writer: inout MarkupWriter) {
    let session = comparison.session == 0 ? "" : " session \(comparison.session)"
    let name = "\(comparison.recording)\(session) (\(comparison.strategy), \(comparison.profile))"
    testCase(comparison.sceneName, name, file: comparison.recording, to: &writer) { writer in
      if comparison.divergenceCount > 0 {
        let lines = DivergenceText(comparison).lines(limit: Self.quotedLines)
        problem("failure", "divergence", lines + comparison.doubts, to: &writer)
      } else if comparison.hasFindings {
        problem("error", ComparisonStanding(comparison).rawValue, comparison.doubts, to: &writer)
      } else if ComparisonStanding(comparison) == .skipped {
        writer.empty("skipped", ["message": "there is no outcome to compare"])
      }
    }
  }

  private func write(_ failure: ComparisonReport.Failure, to writer: inout MarkupWriter) {
    testCase("not compared", failure.recording, file: failure.recording, to: &writer) { writer in
      problem("error", failure.kind?.rawValue ?? "notCompared", [failure.message], to: &writer)
    }
  }

  private func writeNothingCompared(to writer: inout MarkupWriter) {
    testCase("not compared", "anything", file: nil, to: &writer) { writer in
      problem("error", "nothingCompared", ["nothing was compared"], to: &writer)
    }
  }

  private func testCase(
    _ className: String, _ name: String, file: String?, to writer: inout MarkupWriter,
    _ body: (inout MarkupWriter) -> Void
  ) {
    func short(_ text: String) -> String { MarkupText.shortened(text, to: Self.longestName) }
    writer.element("testcase", ["classname": short(className), "name": short(name), "file": file.map(short)], body)
    writer.newLine()
  }

  private func problem(_ element: StaticString, _ type: String, _ lines: [String], to writer: inout MarkupWriter) {
    let shown = lines.prefix(Self.quotedLines).map { MarkupText.shortened($0, to: Self.longestName) }
    let rest = lines.count > shown.count ? ["… and \(Counted.text(lines.count - shown.count, "more line"))"] : []
    writer.element(element, ["type": type, "message": shown.first]) { writer in
      writer.text("\n" + (shown + rest).joined(separator: "\n") + "\n")
    }
  }
}
