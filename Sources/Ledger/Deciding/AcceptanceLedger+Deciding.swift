package import Findings

extension AcceptanceLedger {
  /// Accepts differences.
  package mutating func accept(_ differences: [RootDifference], _ decision: Decision, on day: LedgerDate) {
    add(differences.map { $0.acceptance(decision, on: day) })
  }

  /// Removes the acceptances of differences, because these were rejected.
  package mutating func removeAcceptances(of differences: [RootDifference]) {
    let keys = Set(differences.map(\.key))
    remove(acceptances.filter { keys.contains($0.key) })
  }

  /// Removes the acceptances of a comparison, because it has a new baseline: they would be obsolete.
  package mutating func removeAcceptances(at place: Acceptance.Place) {
    remove(acceptances.filter { $0.place == place })
  }
}

extension AcceptanceResult {
  /// The lines without an effect, which can be removed: those that are obsolete and those that have expired.
  package var ineffective: [Acceptance] { obsolete.map(\.acceptance) + expired }
}
