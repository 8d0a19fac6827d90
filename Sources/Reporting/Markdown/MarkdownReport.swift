package import Findings
import PrintedText

/// A comparison as Markdown for the comment of a pull request: the verdict, the counts, the causes with the promises that are
/// broken, and the differences of each session, which are folded.
///
/// The whole does not exceed GitHub's limit for a comment, and states what is left out.
package struct MarkdownReport {
  /// The longest comment of GitHub, in characters.
  package static let commentLimit = 65_536
  /// The largest summary of a step of GitHub Actions, in bytes.
  package static let stepSummaryLimit = 1 << 20
  /// The number of differences shown for one session.
  private static let shownRoots = 20
  private static let shownPromises = 5
  /// The bytes that are kept free for the statements of what is left out.
  private static let reserve = 600

  private let report: ComparisonReport
  private let limit: Int

  /// Creates a report of at most `limit` bytes.
  package init(_ report: ComparisonReport, limit: Int = commentLimit) {
    (self.report, self.limit) = (report, limit)
  }

  /// The Markdown, with a final line feed.
  package func text() -> String {
    var text = BoundedText(limit: limit)
    let list = CauseList(report)
    _ = text.append(summary)
    var omitted: [String] = []
    func append(_ pieces: [String], under heading: String, _ noun: String) {
      guard !pieces.isEmpty else { return }
      var shown = 0
      if text.append(heading, reserve: Self.reserve) {
        while shown < pieces.count, text.append(pieces[shown], reserve: Self.reserve) { shown += 1 }
        _ = text.append("\n")
      }
      if shown < pieces.count { omitted.append(Counted.text(pieces.count - shown, noun)) }
    }
    let causes = list.causes.enumerated().map { self.cause($0.element, number: $0.offset + 1) }
    append(causes, under: "### Causes, the largest first\n\n", "cause")
    if list.uncounted > 0 { omitted.append("\(Counted.text(list.uncounted, "difference")) that were only counted") }
    append(
      report.failures.map { "- \(MarkdownText.prose($0.message))\n" }, under: "### Not compared\n\n",
      "recording that was not compared")
    append(
      SourceText.notes(report).map { "- \(MarkdownText.prose($0))\n" }, under: "### Imported scenes\n\n", "note")
    let doubtful = report.comparisons.filter { $0.isInconclusive }
    append(doubtful.map(doubts), under: "### Inconclusive\n\n", "inconclusive comparison")
    append(
      (report.obsoleteLines + report.expiredLines).map { "- \(MarkdownText.prose($0))\n" },
      under: "### Accepted differences\n\n", "line of the ledger")
    if let screens = report.screens {
      let lines = AreaText.ofComparisons.summary(screens).map { "- \(MarkdownText.prose($0))\n" }
      append([lines.joined() + "\n"], under: "### Areas of the screen\n\n", "list of areas")
    }
    let differing = report.comparisons.filter { $0.divergenceCount > 0 }
    append(differing.map(differences), under: "### Differences\n\n", "differing comparison")
    if !omitted.isEmpty {
      let words = omitted.map { MarkdownText.prose($0) }.joined(separator: ", ")
      _ = text.append("Left out of this text: \(words).\n")
    }
    return text.text
  }

  private var summary: String {
    let counts = ReportCounts(report)
    let sign =
      switch report.verdict {
      case .same: "✅"
      case .differs: "❌"
      case .inconclusive: "❔"
      }
    let rows =
      [("same", counts.same), ("different", counts.differing), ("inconclusive", counts.inconclusive)]
      + [("skipped", counts.skipped), ("unknown", counts.unknown), ("nondeterministic", counts.nondeterministic)]
      + [("not replayed to the end", counts.failed), ("recordings not compared", counts.notCompared)]
      + [("accepted", counts.accepted), ("obsolete", counts.obsolete), ("expired", counts.expired)]
      + [("accepted unknown", counts.acceptedUnknown)]
    return """
      ## \(sign) TouchReplay: \(counts.text(of: report.verdict))

      \(TextReport.compared(report).joined(separator: "\n"))

      | \(rows.map(\.0).joined(separator: " | ")) |
      |\(String(repeating: "---:|", count: rows.count))
      | \(rows.map { String($0.1) }.joined(separator: " | ")) |


      """
  }

  private func cause(_ cause: Cause, number: Int) -> String {
    let sentence =
      cause.first.isEnd
      ? MarkdownText.prose(CauseText.sentence(cause))
      : "\(MarkdownText.code(cause.reason.view ?? "-")): \(MarkdownText.prose(CauseText.clause(cause)))"
    var lines = ["\(number). \(sentence)"]
    if let before = CauseText.before(cause) { lines.append("before, \(MarkdownText.prose(before))") }
    if let line = cause.first.decidedBy?.line { lines.append("in \(MarkdownText.code("\(line)"))") }
    if let change = CauseText.change(cause) { lines.append("under \(MarkdownText.prose(change))") }
    lines.append("**\(CauseText.size(cause))**")
    let first = DivergenceText(cause.first).sentence(cause.first)
    lines.append("first: \(MarkdownText.code(cause.first.recording)): \(MarkdownText.prose(first))")
    if !cause.promises.isEmpty {
      let rest = cause.promises.count - Self.shownPromises
      lines.append(
        "\(Counted.text(cause.promises.count, "promise")) broken: "
          + cause.promises.prefix(Self.shownPromises).map { "“\(MarkdownText.prose($0, limit: 200))”" }
          .joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : ""))
    }
    return lines.joined(separator: "\\\n   ") + "\n"
  }

  private func doubts(_ comparison: ComparisonReport.Comparison) -> String {
    let doubts = comparison.doubts
    let rest = doubts.count - 3
    return "- \(heading(comparison)): "
      + doubts.prefix(3).map { MarkdownText.prose($0, limit: 300) }.joined(separator: "; ")
      + (rest > 0 ? " and \(rest) more" : "") + "\n"
  }

  /// The differences of one session, folded.
  private func differences(_ comparison: ComparisonReport.Comparison) -> String {
    let wording = DivergenceText(comparison)
    let roots = wording.roots(limit: Self.shownRoots)
    var lines = roots.map { "- \(MarkdownText.prose(wording.sentence($0)))" }
    if comparison.rootCount > roots.count { lines.append("- and \(comparison.rootCount - roots.count) more") }
    var name = MarkupWriter()
    // In code GitHub finds no mention.
    name.element("code", text: MarkupText.shortened(comparison.place, to: 200).printedLine)
    name.text(" under ")
    name.element("code", text: MarkupText.shortened(comparison.variant, to: 200).printedLine)
    name.text(": " + Counted.text(comparison.rootCount, "difference"))
    return """
      <details><summary>\(name.markup)</summary>

      \(lines.joined(separator: "\n"))

      </details>

      """
  }

  private func heading(_ comparison: ComparisonReport.Comparison) -> String {
    "\(MarkdownText.code(comparison.place)) (\(MarkdownText.prose(comparison.variant, limit: 200)))"
  }
}
