import RecordingStore

/// Finds what differs between two lists of outcomes of one event.
///
/// What both have is paired first, wherever it stands. What is left is paired by what it is about (the same touch's hit, the
/// same control event), so that a changed receiver is one difference and not two.
struct EventComparison {
  /// A difference: what one list has where the other has something else, or nothing.
  struct Difference {
    var recorded: Outcome?
    var replayed: Outcome?

    var either: Outcome { (replayed ?? recorded)! }
  }

  /// The differences, in the order in which they happened; empty when both lists hold the same.
  static func differences(recorded: [Outcome], replayed: [Outcome]) -> [Difference] {
    if recorded == replayed { return [] }
    var lost: [Outcome] = []
    var gained = replayed
    for outcome in recorded {
      if let index = gained.firstIndex(of: outcome) {
        gained.remove(at: index)
      } else {
        lost.append(outcome)
      }
    }
    if lost.isEmpty && gained.isEmpty { return [reordered(recorded, replayed)] }
    var differences: [Difference] = []
    for outcome in lost {
      if let index = gained.firstIndex(where: { isAbout(outcome, $0) }) {
        differences.append(Difference(recorded: outcome, replayed: gained.remove(at: index)))
      } else {
        differences.append(Difference(recorded: outcome, replayed: nil))
      }
    }
    differences += gained.map { Difference(recorded: nil, replayed: $0) }
    // Where a touch landed explains the rest of the event, so it comes first.
    return differences.filter(\.isHit) + differences.filter { !$0.isHit }
  }

  /// The same outcomes in another order: the first place where they part.
  private static func reordered(_ recorded: [Outcome], _ replayed: [Outcome]) -> Difference {
    let index = zip(recorded, replayed).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
    return Difference(recorded: recorded[index], replayed: replayed[index])
  }

  private static func isAbout(_ one: Outcome, _ other: Outcome) -> Bool {
    switch (one.kind, other.kind) {
    case (.hit(let touch, _), .hit(let otherTouch, _)): touch == otherTouch
    case (.action(_, let event, _, let touch), .action(_, let otherEvent, _, let otherTouch)):
      event == otherEvent && touch == otherTouch
    case (.touches(_, let touch, let phase), .touches(_, let otherTouch, let otherPhase)):
      touch == otherTouch && phase == otherPhase
    case (.gesture(let view, let recognizer, let state, _), .gesture(let otherView, let otherRecognizer, let other, _)):
      view == otherView && recognizer == otherRecognizer && state == other
    case (.scroll(let view, let at, _, _), .scroll(let otherView, let otherAt, _, _)):
      view == otherView && at == otherAt
    case (.select, .select), (.change, .change): true
    case (.trouble(let trouble), .trouble(let otherTrouble)):
      trouble.what == otherTrouble.what && trouble.touch == otherTrouble.touch
    default: false
    }
  }
}

extension EventComparison.Difference {
  var isHit: Bool {
    if case .hit = either.kind { true } else { false }
  }

  var isValueChange: Bool {
    [recorded, replayed].contains { outcome in
      if case .action(_, "valueChanged", _, _) = outcome?.kind { true } else { false }
    }
  }
}
