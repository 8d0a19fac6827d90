package import RecordingStore

/// The outcomes of an event with changes of which one side has a counterpart that may belong to the next event.
///
/// What a timer or a task changes at the time of an event is reported with that event or the one before it, although a person sees
/// no difference. Such outcomes are compared at one event.
package struct HeldEvent {
  package private(set) var recorded: [SceneOutcome]
  package private(set) var replayed: [SceneOutcome]
  package let samples: [TouchSample]

  /// `nil` if all outcomes of the event that can move have their counterparts in it.
  package init?(recorded: [SceneOutcome], replayed: [SceneOutcome], samples: [TouchSample]) {
    guard recorded != replayed, Self.hasMovable(recorded, replayed) || Self.hasMovable(replayed, recorded) else {
      return nil
    }
    (self.recorded, self.replayed, self.samples) = (recorded, replayed, samples)
  }

  private static func hasMovable(_ outcomes: [SceneOutcome], _ others: [SceneOutcome]) -> Bool {
    outcomes.contains { isMovable($0) && !has(others, $0) }
  }

  private static func has(_ outcomes: [SceneOutcome], _ outcome: SceneOutcome) -> Bool {
    outcomes.contains { outcome == $0 || EffectMatch.areSame(outcome, $0) }
  }

  /// Whether an outcome may come from a timer.
  private static func isMovable(_ outcome: SceneOutcome) -> Bool {
    if case .call = outcome.kind { true } else { outcome.isEffect }
  }

  /// Moves outcomes of the replay to the event at which the recording has them.
  package mutating func exchange(
    recorded nextRecorded: [SceneOutcome], replayed nextReplayed: inout [SceneOutcome]
  ) {
    for lost in recorded where Self.isMovable(lost) && !Self.has(replayed, lost) {
      guard let index = Self.index(of: lost, in: nextReplayed, butNotIn: nextRecorded) else { continue }
      replayed.append(nextReplayed.remove(at: index))
    }
    for lost in nextRecorded where Self.isMovable(lost) && !Self.has(nextReplayed, lost) {
      guard let index = Self.index(of: lost, in: replayed, butNotIn: recorded) else { continue }
      nextReplayed.insert(replayed.remove(at: index), at: 0)
    }
  }

  private static func index(
    of lost: SceneOutcome, in outcomes: [SceneOutcome], butNotIn others: [SceneOutcome]
  ) -> Int? {
    outcomes.firstIndex { EffectMatch.areSame(lost, $0) && !has(others, $0) }
  }
}
