package import Findings
import HitTestTerms
import JSONText
import PrintedText

/// A comparison as a SARIF 2.1.0 log: a result for each difference that follows from no other, those of the largest cause first.
///
/// A result is at the line of the user's rule that decided, or at the recording. What is not known, and what is left out, are
/// notifications.
package struct SARIFReport {
  /// The number of results that code scanning of GitHub shows for a run.
  package static let shownResults = 5_000
  private static let shownNotifications = 1_000

  private let report: ComparisonReport
  private let paths: ReportPaths
  private let causes: CauseList
  /// Each result with its cause.
  private let results: [(divergence: Divergence, cause: Cause)]
  private let rules: [SARIFRule]

  package init(_ report: ComparisonReport, paths: ReportPaths = ReportPaths()) {
    (self.report, self.paths) = (report, paths)
    let causes = CauseList(report)
    let shown = Set(causes.causes.lazy.flatMap(\.divergences).prefix(Self.shownResults))
    var divergences: [String: Divergence] = [:]
    for comparison in report.comparisons where comparison.rootCount > 0 {
      for divergence in comparison.roots where shown.contains(divergence.id) {
        divergences[divergence.id] = divergence
      }
    }
    results = causes.causes.lazy.flatMap { cause in
      cause.divergences.lazy.compactMap { id in divergences[id].map { ($0, cause) } }
    }.prefix(Self.shownResults).map { $0 }
    var rules: [SARIFRule] = []
    for (divergence, _) in results where !rules.contains(where: { $0.id == SARIFRule(divergence).id }) {
      rules.append(SARIFRule(divergence))
    }
    (self.causes, self.rules) = (causes, rules)
  }

  /// The document, without a final line feed.
  package func text() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member(
        "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      writer.member("version", "2.1.0")
      writer.key("runs")
      writer.array { $0.object { run(to: &$0) } }
    }
    return writer.finish().printedJSON
  }

  private func run(to writer: inout JSONWriter) {
    writer.key("tool")
    writer.object { writer in
      writer.key("driver")
      writer.object { writer in
        writer.member("name", "TouchReplay")
        writer.member("rules", objects: rules) { $1.write(to: &$0) }
      }
    }
    // Positions are lines only; SARIF requires the unit all the same.
    writer.member("columnKind", "unicodeCodePoints")
    let numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($0.element.id, $0.offset) })
    writer.member("results", objects: results) { writer, result in
      let rule = SARIFRule(result.divergence).id
      writer.member("ruleId", rule)
      writer.member("ruleIndex", numbers[rule])
      SARIFResult(result.divergence, of: result.cause, paths: paths).write(to: &writer)
    }
    writer.key("invocations")
    writer.array { writer in
      writer.object { writer in
        writer.member("executionSuccessful", report.failures.isEmpty && !report.isEmpty)
        writer.member("toolExecutionNotifications", objects: notifications) { $1.write(to: &$0) }
      }
    }
    writer.key("properties")
    writer.object { writer in
      writer.member("verdict", report.verdict.rawValue)
      writer.member("recordings", report.recordings)
      writer.member("outcomes", report.outcomes)
      for (name, number) in ReportCounts(report).named { writer.member(name, number) }
      writer.member("causes", objects: causes.causes.prefix(CauseText.shownCauses)) { $1.writeMembers(to: &$0) }
    }
  }

  /// A recording that was not compared, an inconclusive comparison, or what the log leaves out.
  private struct Notification {
    let level: String
    let text: String
    var uri: String?

    func write(to writer: inout JSONWriter) {
      writer.member("level", level)
      writer.key("message")
      SARIFText.write(text, to: &writer)
      guard let uri else { return }
      writer.key("locations")
      writer.array { $0.object { SARIFResult.writePlace(uri, line: nil, to: &$0) } }
    }
  }

  private var notifications: [Notification] {
    var all = report.failures.map { failure in
      Notification(level: "error", text: failure.message, uri: paths.uri(failure.recording))
    }
    for comparison in report.comparisons {
      let place = "\(comparison.place) (\(comparison.variant))"
      all += comparison.doubts.map {
        Notification(level: "warning", text: "\(place): \($0)", uri: paths.uri(comparison.recording))
      }
      if ComparisonStanding(comparison) == .skipped {
        all.append(Notification(level: "note", text: "\(place): skipped: there is no outcome to compare"))
      }
    }
    let ledger = report.acceptance.map { paths.uri($0.path) }
    all += (report.obsoleteLines + report.expiredLines).map { Notification(level: "warning", text: $0, uri: ledger) }
    if report.isEmpty { all.append(Notification(level: "error", text: "no outcome was compared")) }
    let rest = all.count - Self.shownNotifications
    if rest > 0 {
      all.removeLast(rest)
      all.append(Notification(level: "warning", text: "left out: \(Counted.text(rest, "notification"))"))
    }
    let dropped = report.rootCount - results.count
    if dropped > 0 {
      all.append(
        Notification(
          level: "warning",
          text: "left out: \(Counted.text(dropped, "result")); a log has at most \(Self.shownResults), "
            + "those of the largest causes"))
    }
    return all
  }
}
