import RecordingStore

/// Finds the differences between two lists of outcomes of one event.
///
/// Equal outcomes are paired first, at any position. The rest is paired by subject (the hit of the same touch, the same
/// control event), so that a changed receiver is one difference and not two.
package struct EventComparison {
  /// A difference: an outcome of one list and its counterpart in the other, or `nil`.
  package struct Difference {
    package var recorded: SceneOutcome?
    package var replayed: SceneOutcome?

    /// The outcome of the replay, or else of the baseline.
    package var either: SceneOutcome { (replayed ?? recorded)! }
  }

  /// The differences in order of time. Empty if the lists are equal.
  package static func differences(recorded: [SceneOutcome], replayed: [SceneOutcome]) -> [Difference] {
    if recorded == replayed { return [] }
    var lost: [SceneOutcome] = []
    var gained = replayed
    for outcome in recorded {
      if let index = gained.firstIndex(where: { outcome == $0 || EffectMatch.areSame(outcome, $0) }) {
        gained.remove(at: index)
      } else {
        lost.append(outcome)
      }
    }
    if lost.isEmpty && gained.isEmpty {
      return EffectMatch.haveSameOrder(recorded, replayed) ? [] : [reordered(recorded, replayed)]
    }
    var differences: [Difference] = []
    for outcome in lost {
      if let index = gained.firstIndex(where: { outcome.kind.hasSameSubject(as: $0.kind) }) {
        differences.append(Difference(recorded: outcome, replayed: gained.remove(at: index)))
      } else {
        differences.append(Difference(recorded: outcome, replayed: nil))
      }
    }
    differences += gained.map { Difference(recorded: nil, replayed: $0) }
    // The hit of a touch explains other differences of the event, so it comes first; effects follow from what code ran.
    return differences.filter(\.isHit) + differences.filter { !$0.isHit && !$0.isEffect }
      + differences.filter(\.isEffect)
  }

  /// The first difference between lists with the same outcomes in different orders.
  private static func reordered(_ recorded: [SceneOutcome], _ replayed: [SceneOutcome]) -> Difference {
    let index = zip(recorded, replayed).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
    return Difference(recorded: recorded[index], replayed: replayed[index])
  }
}

extension EventComparison.Difference {
  package var isHit: Bool {
    if case .hit = either.kind { true } else { false }
  }

  var isEffect: Bool { either.isEffect }

  /// Whether both sides have the same outcome, of which only the code that ran or the hosted content differs.
  var isOfDetail: Bool {
    recorded?.kind == replayed?.kind && !OutcomeDetail.areEqual(recorded?.detail, replayed?.detail)
  }

  var isValueChange: Bool {
    [recorded, replayed].contains { outcome in
      if case .action(_, "valueChanged", _, _) = outcome?.kind { true } else { false }
    }
  }
}
