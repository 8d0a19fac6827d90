package import Findings
import HitTestTerms
package import PrintedText

/// A comparison as text with one line for each divergence, for `grep` and editors, after the causes and before the summary.
///
/// `login.touchrec:42 touch 1 hit  save → scrim  (delegate)  delegateAnswered (Overlay) @ (201, 286.5)`
package struct LineReport {
  private let report: ComparisonReport
  private let listsFailures: Bool
  private let palette: Palette

  package init(_ report: ComparisonReport, listsFailures: Bool = true, palette: Palette = .plain) {
    (self.report, self.listsFailures, self.palette) = (report, listsFailures, palette)
  }

  /// The whole text, with a line end at its end.
  package func text() -> String {
    var text = ""
    write { text += $0 }
    return text
  }

  /// Passes the text to `output` in pieces of whole lines, so that a long one needs little memory.
  package func write(to output: (String) -> Void) {
    output(palette.text(CauseText(CauseList(report)).styledLines(always: true)))
    for comparison in report.comparisons {
      var lines = comparison.divergences.map {
        StyledLine(Self.line($0, of: comparison), $0.followsFrom == nil ? .differs : .secondary)
      }
      let rest = comparison.divergenceCount - comparison.listedCount
      if rest > 0 {
        lines.append(
          StyledLine("\(comparison.place): … and \(Counted.text(rest, "divergence")) that were only counted"))
      }
      lines += comparison.doubts.map {
        StyledLine("\(comparison.place) (\(comparison.variant)): \($0)", .uncertain)
      }
      output(palette.text(lines))
    }
    output(TextReport.end(of: report, listsFailures: listsFailures, palette))
  }

  private static func line(_ divergence: Divergence, of comparison: ComparisonReport.Comparison) -> String {
    let session = comparison.session == 0 ? "" : " session \(comparison.session)"
    let touch = divergence.touch.map { " touch \($0)" } ?? ""
    let sides = [divergence.recordedOutcome, divergence.replayedOutcome].map { outcome in
      Formatting.side(outcome, of: divergence)
    }
    var parts = [
      "\(divergence.recording):\(divergence.event)\(session)\(touch) \(divergence.kind)",
      sides.joined(separator: " → "), "(\(comparison.strategy))",
    ]
    if let decision = divergence.decidedBy {
      parts.append("\(decision.line.map { "\($0) " } ?? "")\(decision.rule.name) (\(decision.view.name))")
    } else if let root = divergence.followsFrom {
      parts.append("follows from \(root)")
    }
    return parts.joined(separator: "  ") + (divergence.point.map { " @ \(Formatting.point($0))" } ?? "")
  }
}
