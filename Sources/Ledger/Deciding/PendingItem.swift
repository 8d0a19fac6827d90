package import Findings

/// What a person decides about: a difference with what follows from it, or an unknown outcome.
package enum PendingItem: Sendable {
  case difference(RootDifference)
  case unknown(PendingUnknown)

  package var id: String {
    switch self {
    case .difference(let difference): difference.divergence.id
    case .unknown(let unknown): unknown.unknown.id
    }
  }

  /// The event. `nil` for an unknown outcome that concerns a session as a whole.
  package var event: Int? {
    switch self {
    case .difference(let difference): difference.divergence.event
    case .unknown(let unknown): unknown.unknown.place?.event
    }
  }

  package var comparison: ComparisonReport.Comparison {
    switch self {
    case .difference(let difference): difference.comparison
    case .unknown(let unknown): unknown.comparison
    }
  }

  /// The place of the comparison in the ledger.
  package var place: Acceptance.Place {
    switch self {
    case .difference(let difference): difference.place
    case .unknown(let unknown): unknown.place
    }
  }

  /// The decision that it must be corrected, if there is one.
  package var rejection: ResultStore.Rejection? {
    switch self {
    case .difference(let difference): difference.rejection
    case .unknown(let unknown): unknown.rejection
    }
  }

  package var difference: RootDifference? { if case .difference(let difference) = self { difference } else { nil } }
  package var unknown: PendingUnknown? { if case .unknown(let unknown) = self { unknown } else { nil } }

  /// Why it cannot be accepted, as a clause. `nil` if it can be.
  package var refusal: String? { unknown?.unknown.refusal }

  /// The id and the recording: two recordings of one file name can have the same ids.
  package var key: String { RootDifference.key(id, place.recording) }

  /// The line of the ledger that accepts it. `nil` if it cannot be accepted.
  func acceptance(_ decision: Decision, on day: LedgerDate) -> Acceptance? {
    switch self {
    case .difference(let difference): difference.acceptance(decision, on: day)
    case .unknown(let unknown): unknown.acceptance(decision, on: day)
    }
  }
}

extension ComparisonReport {
  /// What is not accepted, in the order of the comparisons: the differences of a comparison, then its unknown outcomes.
  ///
  /// - Parameters:
  ///   - rejections: Those of the stored results, by the keys of what they are about.
  ///   - placed: The path of a recording relative to the ledger's folder.
  package func pendingItems(
    _ rejections: [String: ResultStore.Rejection], placed: (String) -> String
  ) -> [PendingItem] {
    comparisons.flatMap { comparison in
      rootDifferences(comparison.divergences, of: comparison, rejections, placed).map(PendingItem.difference)
        + pendingUnknowns(comparison.unknowns, of: comparison, rejections, placed).map(PendingItem.unknown)
    }
  }

  /// What is accepted, in the same order.
  package func acceptedItems(
    _ rejections: [String: ResultStore.Rejection], placed: (String) -> String
  ) -> [PendingItem] {
    comparisons.flatMap { comparison in
      let differences = comparison.accepted.map(\.divergence)
      let unknowns = comparison.acceptedUnknowns.map(\.unknown)
      return rootDifferences(differences, of: comparison, rejections, placed).map(PendingItem.difference)
        + pendingUnknowns(unknowns, of: comparison, rejections, placed).map(PendingItem.unknown)
    }
  }
}
