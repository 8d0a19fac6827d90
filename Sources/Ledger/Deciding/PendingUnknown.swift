package import Findings

/// An unknown outcome of a comparison: what a decision is about.
package struct PendingUnknown: Sendable {
  package let unknown: UnknownOutcome
  package let comparison: ComparisonReport.Comparison
  /// The place of the comparison in the ledger.
  package let place: Acceptance.Place
  /// The decision that it must be corrected, if there is one.
  package let rejection: ResultStore.Rejection?

  /// The line of the ledger that accepts it. `nil` if it cannot be accepted.
  func acceptance(_ decision: Decision, on day: LedgerDate) -> Acceptance? {
    Acceptance(
      unknown, place: place, scene: comparison.sceneHash ?? "", reason: decision.reason, owner: decision.owner,
      accepted: day, expires: decision.expires)
  }
}

extension ComparisonReport {
  /// The unknown outcomes of one comparison.
  func pendingUnknowns(
    _ unknowns: [UnknownOutcome], of comparison: Comparison, _ rejections: [String: ResultStore.Rejection],
    _ placed: (String) -> String
  ) -> [PendingUnknown] {
    guard !unknowns.isEmpty else { return [] }
    let place = place(of: comparison, placed)
    return unknowns.map { unknown in
      PendingUnknown(
        unknown: unknown, comparison: comparison, place: place,
        rejection: rejections[RootDifference.key(unknown.id, place.recording)])
    }
  }
}
