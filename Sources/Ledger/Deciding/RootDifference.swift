package import Findings

/// A difference of a comparison that follows from no other, with what follows from it: what a decision is about.
package struct RootDifference: Sendable {
  package let divergence: Divergence
  package let followers: [Divergence]
  package let comparison: ComparisonReport.Comparison
  /// The place of the comparison in the ledger.
  package let place: Acceptance.Place
  /// The decision that it must be corrected, if there is one.
  package let rejection: ResultStore.Rejection?

  /// The id and the recording: two recordings of one file name can have the same ids.
  package var key: String { Self.key(divergence.id, place.recording) }

  static func key(_ id: String, _ recording: String) -> String { "\(id) \(recording)" }

  /// The line of the ledger that accepts it.
  package func acceptance(_ decision: Decision, on day: LedgerDate) -> Acceptance {
    Acceptance(
      divergence, followers: followers, place: place, scene: comparison.sceneHash ?? "", reason: decision.reason,
      owner: decision.owner, accepted: day, expires: decision.expires)
  }
}

extension Acceptance {
  /// The key of the difference that is accepted; see ``RootDifference/key``.
  package var key: String { RootDifference.key(id, place.recording) }
}

extension ComparisonReport {
  /// The differences that follow from no other, in the order of the comparisons.
  ///
  /// - Parameters:
  ///   - rejections: Those of the stored results, by the keys of their differences.
  ///   - placed: The path of a recording relative to the ledger's folder.
  ///   - list: The differences of a comparison: the open or the accepted ones.
  package func rootDifferences(
    _ rejections: [String: ResultStore.Rejection], placed: (String) -> String, of list: (Comparison) -> [Divergence]
  ) -> [RootDifference] {
    comparisons.flatMap { rootDifferences(list($0), of: $0, rejections, placed) }
  }

  /// The differences of one comparison that follow from no other.
  func rootDifferences(
    _ divergences: [Divergence], of comparison: Comparison, _ rejections: [String: ResultStore.Rejection],
    _ placed: (String) -> String
  ) -> [RootDifference] {
    guard !divergences.isEmpty else { return [] }
    let followers = Dictionary(grouping: divergences.filter { $0.followsFrom != nil }, by: { $0.followsFrom! })
    let place = place(of: comparison, placed)
    return divergences.filter { $0.followsFrom == nil }.map { root in
      RootDifference(
        divergence: root, followers: followers[root.id] ?? [], comparison: comparison, place: place,
        rejection: rejections[RootDifference.key(root.id, place.recording)])
    }
  }
}
