import Findings

extension ComparisonReport {
  /// The lines of the ledger that match no difference and no unknown outcome any more, one sentence each. They make the
  /// comparison inconclusive.
  var obsoleteLines: [String] {
    (acceptance?.obsolete ?? []).map { "obsolete: \(AcceptanceText.line($0.acceptance)): \($0.why)" }
  }

  /// The lines of the ledger whose time is over, one sentence each.
  var expiredLines: [String] {
    (acceptance?.expired ?? []).map {
      "expired: \(AcceptanceText.line($0)): accepted until \($0.expires?.description ?? "-")"
    }
  }
}
