package import RecordingStore

/// A part of a session that can be left out as a whole: the samples of one finger from `began` to its end, or one event of the
/// scene.
package struct SessionPart: Hashable, Sendable {
  /// The samples with their places in the session.
  package var samples: [Placed]

  /// A sample and its place among those of its session.
  package struct Placed: Hashable, Sendable {
    package var place: Int
    package var sample: TouchSample

    package init(place: Int, sample: TouchSample) { (self.place, self.sample) = (place, sample) }
  }

  package init(samples: [Placed]) { self.samples = samples }

  /// The event in which the part begins.
  package var firstEvent: Int { samples.first?.sample.event ?? 0 }

  /// Whether the part is an event of the scene.
  package var isSceneEvent: Bool { samples.first?.sample.sceneEvent != nil }
}

extension EvidenceSession {
  /// The parts in the order in which they begin.
  package var parts: [SessionPart] {
    var parts: [SessionPart] = []
    var down: [Int: Int] = [:]
    for (place, sample) in samples.enumerated() {
      let placed = SessionPart.Placed(place: place, sample: sample)
      if sample.sceneEvent == nil, let index = down[sample.touch] {
        parts[index].samples.append(placed)
        if sample.phase == .ended || sample.phase == .cancelled { down[sample.touch] = nil }
      } else {
        if sample.sceneEvent == nil { down[sample.touch] = parts.count }
        parts.append(SessionPart(samples: [placed]))
      }
    }
    return parts
  }

  /// The session with these parts alone. Its events are numbered anew, and the outcomes and decisions of events that it keeps
  /// are kept, unless they are of a touch that it leaves out.
  package func keeping(_ parts: [SessionPart]) -> EvidenceSession {
    let kept = parts.flatMap(\.samples).sorted { $0.place < $1.place }
    var session = self
    session.samples = []
    var numbers: [Int: Int] = [:]
    var touches: Set<[Int]> = []
    for placed in kept {
      var sample = placed.sample
      let number = numbers[sample.event] ?? numbers.count
      numbers[sample.event] = number
      touches.insert([sample.event, sample.touch])
      sample.event = number
      session.samples.append(sample)
    }
    let all = Set(samples.lazy.filter { $0.sceneEvent == nil }.map { [$0.event, $0.touch] })
    /// The new number of an event. `nil` for one, or a touch of it, that is left out.
    func number(of event: Int, _ touch: Int?) -> Int? {
      if let touch, all.contains([event, touch]), !touches.contains([event, touch]) { return nil }
      return numbers[event]
    }
    session.outcomes = outcomes.compactMap { outcome in
      guard let number = number(of: outcome.event, outcome.kind.touch) else { return nil }
      var outcome = outcome
      outcome.event = number
      return outcome
    }
    session.decisions = decisions.compactMap { decision in
      guard let number = number(of: decision.event, decision.touch) else { return nil }
      var decision = decision
      decision.event = number
      return decision
    }
    return session
  }
}
