package import Findings
import PrintedText

/// The comparisons of a report by their results, for the summary of every format.
///
/// Each comparison is counted once in ``same``, ``differing``, ``inconclusive`` or ``skipped``. The other numbers say why
/// results are inconclusive; a comparison can have several reasons, and one that differs can have them too.
package struct ReportCounts: Hashable, Sendable {
  package var same = 0
  package var differing = 0
  package var inconclusive = 0
  /// Sessions without an outcome on both sides, and recordings without a session.
  package var skipped = 0
  /// Comparisons with an outcome that is not known, and that is not accepted.
  package var unknown = 0
  /// Comparisons with replays that disagree.
  package var nondeterministic = 0
  /// Comparisons whose replay did not reach its end.
  package var failed = 0
  /// Recordings that could not be compared.
  package var notCompared = 0
  /// Accepted differences, without those that follow from another one.
  package var accepted = 0
  /// Accepted unknown outcomes.
  package var acceptedUnknown = 0
  /// Lines of the ledger that match no difference and no unknown outcome any more.
  package var obsolete = 0
  /// Lines of the ledger whose time is over.
  package var expired = 0

  package init(_ report: ComparisonReport) {
    for comparison in report.comparisons {
      if comparison.divergenceCount > 0 {
        differing += 1
      } else if comparison.isInconclusive {
        inconclusive += 1
      } else if comparison.outcomes == 0 {
        skipped += 1
      } else {
        same += 1
      }
      if comparison.unknownCount > 0 { unknown += 1 }
      if comparison.isNondeterministic { nondeterministic += 1 }
      if comparison.failure != nil { failed += 1 }
    }
    skipped += report.emptyRecordings
    notCompared = report.failures.count
    accepted = report.acceptedCounts.roots
    acceptedUnknown = report.acceptedUnknownCount
    obsolete = report.acceptance?.obsolete.count ?? 0
    expired = report.acceptance?.expired.count ?? 0
  }

  /// The names and numbers. They are those of the JSON document, too.
  package var named: KeyValuePairs<String, Int> {
    [
      "same": same, "differs": differing, "inconclusive": inconclusive, "skipped": skipped, "unknown": unknown,
      "nondeterministic": nondeterministic, "failed": failed, "notCompared": notCompared,
      "accepted": accepted, "obsolete": obsolete, "expired": expired, "acceptedUnknown": acceptedUnknown,
    ]
  }

  /// The lines of a summary: `comparisons: 4 same, 1 different, 0 inconclusive, 0 skipped`, and the reasons, if any.
  package var lines: [String] {
    let reasons = [
      (unknown, "unknown", "comparison"), (nondeterministic, "nondeterministic", "comparison"),
      (failed, "not replayed to the end", "session"), (notCompared, "not compared", "recording"),
    ]
    return ["comparisons: \(same) same, \(differing) different, \(inconclusive) inconclusive, \(skipped) skipped"]
      + reasons.filter { $0.0 > 0 }.map { "\($0.1): \(Counted.text($0.0, $0.2))" }
  }

  /// The verdict with the disagreement of replays: `inconclusive (nondeterministic: 1 comparison)`.
  package func text(of verdict: ComparisonReport.Verdict) -> String {
    verdict.rawValue
      + (nondeterministic == 0 ? "" : " (nondeterministic: \(Counted.text(nondeterministic, "comparison")))")
  }
}
