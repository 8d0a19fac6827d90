package import Findings

extension AcceptanceLedger {
  /// Accepts differences and unknown outcomes. Those that cannot be accepted have no effect.
  package mutating func accept(_ items: [PendingItem], _ decision: Decision, on day: LedgerDate) {
    add(items.compactMap { $0.acceptance(decision, on: day) })
  }

  /// Removes the acceptances of differences and unknown outcomes, because these were rejected.
  package mutating func removeAcceptances(of items: [PendingItem]) {
    let differences = Set(items.compactMap { $0.difference?.key })
    let unknowns = Set(items.compactMap(\.unknown).compactMap { UnknownKey($0.place, $0.unknown.subject) })
    remove(
      acceptances.filter { acceptance in
        UnknownKey(acceptance.place, acceptance.unknownSubject).map(unknowns.contains)
          ?? differences.contains(acceptance.key)
      })
  }

  /// An unknown outcome of a comparison.
  private struct UnknownKey: Hashable {
    let place: Acceptance.Place
    let subject: Acceptance.UnknownSubject

    init?(_ place: Acceptance.Place, _ subject: Acceptance.UnknownSubject?) {
      guard let subject else { return nil }
      (self.place, self.subject) = (place, subject)
    }
  }

  /// Removes the acceptances of the differences of a comparison, because it has a new baseline: they would be obsolete.
  package mutating func removeAcceptances(ofDifferencesAt place: Acceptance.Place) {
    remove(acceptances.filter { $0.place == place && !$0.isOfUnknown })
  }
}

extension AcceptanceResult {
  /// The lines without an effect, which can be removed: those that are obsolete and those that have expired.
  package var ineffective: [Acceptance] { obsolete.map(\.acceptance) + expired }
}
