import RecordingStore

/// The touches that are unknown on one side of a comparison only: what one side states of them, the other one does not know.
struct UncertainTouches {
  private struct Reason: Hashable {
    let touch: Int?
    let why: String
  }

  /// The touches of which the replay, or the baseline, does not know all outcomes.
  private var unknownInReplay: Set<Int> = []
  private var unknownInBaseline: Set<Int> = []
  private var downTouches: Set<Int> = []
  /// The touches of the event whose hit is unknown on a side.
  private var unknownHits: Set<Int> = []
  /// Whether a hit was unknown on one side only. What it would have changed is part of the other side, so that later differences
  /// can follow from it.
  private var hasLostTrack = false
  /// Whether the replay, or the baseline, does not know an outcome of the event that belongs to no touch.
  private var isEventUnknown = (inReplay: false, inBaseline: false)

  /// Takes in the samples and the outcomes of an event. A finger that begins is certain until an outcome is unknown.
  mutating func take(_ samples: some Collection<TouchSample>, recorded: [SceneOutcome], replayed: [SceneOutcome]) {
    for sample in samples {
      if sample.phase == .began {
        unknownInReplay.remove(sample.touch)
        unknownInBaseline.remove(sample.touch)
      }
      downTouches.insert(sample.touch)
    }
    isEventUnknown = (false, false)
    unknownHits = []
    guard recorded.contains(where: \.isUnknown) || replayed.contains(where: \.isUnknown) else { return }
    let (oldHits, newHits) = (recorded.filter(\.isOfUnknownHit), replayed.filter(\.isOfUnknownHit))
    unknownHits = Set((oldHits + newHits).compactMap(\.kind.touch))
    if Self.reasons(in: oldHits) != Self.reasons(in: newHits) { hasLostTrack = true }
    let (old, new) = (Self.reasons(in: recorded), Self.reasons(in: replayed))
    unknownInReplay.formUnion(new.subtracting(old).compactMap(\.touch))
    unknownInBaseline.formUnion(old.subtracting(new).compactMap(\.touch))
    isEventUnknown = (
      new.subtracting(old).contains { $0.touch == nil }, old.subtracting(new).contains { $0.touch == nil }
    )
  }

  /// Takes in the fingers that lift. Call it after the event's differences.
  mutating func end(_ samples: some Collection<TouchSample>) {
    for sample in samples where sample.phase == .ended || sample.phase == .cancelled {
      downTouches.remove(sample.touch)
    }
  }

  /// Whether a difference is none, because the side that lacks the outcome does not know it.
  func covers(_ difference: EventComparison.Difference) -> Bool {
    if [difference.recorded, difference.replayed].compactMap({ $0 }).allSatisfy(\.isUnknown) { return true }
    if hasLostTrack { return true }
    if difference.isHit, let touch = difference.either.kind.touch, unknownHits.contains(touch) { return true }
    guard difference.recorded == nil || difference.replayed == nil else { return false }
    let touches = difference.replayed == nil ? unknownInReplay : unknownInBaseline
    if let touch = difference.either.kind.touch { return touches.contains(touch) }
    return (difference.replayed == nil ? isEventUnknown.inReplay : isEventUnknown.inBaseline)
      || !touches.isDisjoint(with: downTouches)
  }

  private static func reasons(in outcomes: [SceneOutcome]) -> Set<Reason> {
    Set(
      outcomes.compactMap { outcome in
        guard case .trouble(let trouble) = outcome.kind, trouble.what == .unknown else { return nil }
        return Reason(touch: trouble.touch, why: StableReason.text(trouble.why))
      })
  }
}

extension SceneOutcome {
  /// Whether the outcome states that another one is unknown.
  var isUnknown: Bool {
    if case .trouble(let trouble) = kind { trouble.what == .unknown } else { false }
  }

  /// Whether the outcome states that a hit is unknown.
  fileprivate var isOfUnknownHit: Bool {
    isUnknown && (detail?.extent.flatMap { UnknownExtent(json: $0) }?.isOfHit ?? false)
  }
}
