package import RecordingStore

/// The numbers of touches through a session: 1 for the first touch, 2 for the next.
///
/// A recording numbers fingers, and a finger's number is reused after it lifts. This number is unique in the session.
package struct TouchNumbers: Hashable, Sendable {
  private var count = 0
  private var numberOfFinger: [Int: Int] = [:]

  package init() {}

  /// Processes the samples of the next event.
  package mutating func take(_ samples: [TouchSample]) {
    for sample in samples where sample.phase == .began {
      count += 1
      numberOfFinger[sample.touch] = count
    }
  }

  /// The number of the latest touch of a finger; `nil` if it has not touched yet.
  package func number(of finger: Int) -> Int? { numberOfFinger[finger] }
}

extension TouchNumbers {
  /// A sample with the number of its touch.
  package func numbered(_ sample: TouchSample) -> TouchSample {
    var sample = sample
    sample.touch = number(of: sample.touch) ?? sample.touch
    return sample
  }

  /// An outcome with the number of its touch.
  package func numbered<View>(_ outcome: SessionOutcome<View>) -> SessionOutcome<View> {
    guard let number = outcome.kind.touch.flatMap({ number(of: $0) }) else { return outcome }
    var outcome = outcome
    outcome.kind = outcome.kind.ofTouch(number)
    return outcome
  }
}

extension SessionOutcome.Kind {
  /// The outcome with another number of its touch, if it has one.
  package func ofTouch(_ number: Int) -> Self {
    switch self {
    case .hit(_, let view): return .hit(touch: number, view: view)
    case .touches(let view, _, let phase): return .touches(view: view, touch: number, phase: phase)
    case .action(let view, let controlEvent, let name, _?):
      return .action(view: view, controlEvent: controlEvent, name: name, touch: number)
    case .trouble(var trouble):
      if trouble.touch != nil { trouble.touch = number }
      return .trouble(trouble)
    case .action, .gesture, .scroll, .select, .change, .call, .effect: return self
    }
  }
}
