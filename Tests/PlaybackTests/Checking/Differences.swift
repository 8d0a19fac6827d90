import RecordingStore

extension [Outcome] {
  /// A description of the first difference from other outcomes; `nil` when they are equal.
  func difference(from others: [Outcome]) -> String? {
    guard self != others else { return nil }
    let place = zip(self, others).prefix { $0 == $1 }.count
    func line(_ outcomes: [Outcome]) -> String {
      place < outcomes.count ? outcomes[place].jsonLine : "nothing"
    }
    return "outcome \(place) of \(count) and \(others.count): \(line(self)) and \(line(others))"
  }

  /// The outcomes without event numbers.
  var withoutEvents: [Outcome] {
    map { outcome in
      var copy = outcome
      copy.event = 0
      return copy
    }
  }

  /// The outcomes with later timestamps.
  func shifted(by microseconds: Int64) -> [Outcome] {
    map { outcome in
      var copy = outcome
      copy.timestampMicroseconds += microseconds
      return copy
    }
  }

  /// The outcomes with other touch numbers.
  func renumbered(_ number: (Int) -> Int) -> [Outcome] {
    map { outcome in
      var copy = outcome
      switch outcome.kind {
      case .hit(let touch, let view): copy.kind = .hit(touch: number(touch), view: view)
      case .action(let view, let event, let name, let touch):
        copy.kind = .action(view: view, controlEvent: event, name: name, touch: touch.map(number))
      case .touches(let view, let touch, let phase):
        copy.kind = .touches(view: view, touch: number(touch), phase: phase)
      case .trouble(var trouble):
        trouble.touch = trouble.touch.map(number)
        copy.kind = .trouble(trouble)
      case .gesture, .scroll, .select, .change, .call, .effect: break
      }
      return copy
    }
  }
}
