import RecordingStore
import SeededRandom

/// A session of random touches, recognizers and controls. It has many repeats of outcomes: complete, partial and
/// interrupted.
struct RandomSession {
  private(set) var events: [(samples: [TouchSample], outcomes: [Outcome])] = []
  private var random: SplitMix
  private var period = 0

  private let edges: [TouchEdge?] = [nil, nil, .left, .right, .top, .bottom]

  init(seed: UInt64, eventCount: Int) {
    random = SplitMix(seed: seed)
    var down: [Int] = []
    for event in 0..<eventCount {
      let time = Int64(event) * 8_333 + Int64(random.below(100))
      var samples: [TouchSample] = []
      for touch in down where down.count == 1 || random.below(3) > 0 {
        let ends = random.below(30) == 0
        if ends { down.removeAll { $0 == touch } }
        samples.append(sample(event, time, touch, ends ? .ended : .moved))
      }
      if samples.isEmpty, let touch = down.first { samples.append(sample(event, time, touch, .moved)) }
      if samples.isEmpty || down.count < 2 && random.below(150) == 0 {
        let touch = (0..<5).first { number in !down.contains(number) && !samples.contains { $0.touch == number } }!
        down.append(touch)
        samples.append(sample(event, time, touch, .began, edges[random.below(edges.count)]))
      }
      events.append((samples, outcomes(event, time, samples)))
    }
  }

  var samples: [TouchSample] { events.flatMap(\.samples) }
  var outcomes: [Outcome] { events.flatMap(\.outcomes) }

  private func sample(
    _ event: Int, _ time: Int64, _ touch: Int, _ phase: TouchPhase, _ edge: TouchEdge? = nil
  ) -> TouchSample {
    TouchSample(
      event: event, timestampMicroseconds: time, touch: touch, phase: phase, x: Double(event), y: 1, edge: edge)
  }

  /// Outcomes of recognizers and controls. They stay the same for several events, which makes patterns of several
  /// outcomes.
  private mutating func extras(_ event: Int, _ time: Int64) -> [Outcome] {
    if random.below(25) == 0 { period = random.below(8) }
    var kinds: [Outcome.Kind] = []
    if period & 1 != 0 { kinds.append(.gesture(view: "\u{E9}", recognizer: "pan", state: "changed", name: nil)) }
    if period & 2 != 0 {
      // A canonically equivalent name of the same length is a different name.
      let view = random.below(20) == 0 ? "a\u{323}\u{301}" : "a\u{301}\u{323}"
      kinds.append(.gesture(view: view, recognizer: "pinch", state: "changed", name: "zoom"))
    }
    if period & 4 != 0 {
      kinds.append(.action(view: "s", controlEvent: "valueChanged", name: nil, touch: random.below(20) == 0 ? nil : 0))
    }
    if random.below(20) == 0 { _ = kinds.popLast() }
    return kinds.map { Outcome(event: event, timestampMicroseconds: time, kind: $0) }
  }

  private mutating func outcomes(_ event: Int, _ time: Int64, _ samples: [TouchSample]) -> [Outcome] {
    var outcomes: [Outcome] = []
    for sample in samples {
      let chance = random.below(80)
      // A late outcome, an outcome of an older event and a view with an equivalent name must not join a repeat.
      let moment = chance == 0 ? time + 1 : time
      let source = chance == 1 ? max(0, event - 1) : event
      let view = chance == 2 ? "e\u{301}" : chance == 3 ? "other" : "\u{E9}"
      if chance == 4 { continue }
      if chance == 5 {
        outcomes.append(Outcome(event: event, timestampMicroseconds: time, kind: .hit(touch: sample.touch, view: nil)))
      }
      let phase: TouchPhase = chance == 6 ? .stationary : sample.phase
      outcomes.append(
        Outcome(
          event: source, timestampMicroseconds: moment,
          kind: .touches(view: view, touch: sample.touch, phase: phase)))
    }
    return outcomes + extras(event, time)
  }

  /// Appends everything to the session that was begun last. Commits after an event with a probability of 1 /
  /// `commitChance`.
  ///
  /// With `addingRepeatsAtOnce`, outcomes that are those of the event before are added by one call, where the writer takes
  /// them. Returns how often it took them.
  @discardableResult
  func write(to writer: RecordingWriter, commitChance: Int?, addingRepeatsAtOnce: Bool = false) throws -> Int {
    var commits = SplitMix(seed: 1)
    var repeats = 0
    var before: [Outcome] = []
    for (number, event) in events.enumerated() {
      for sample in event.samples { try writer.append(sample) }
      let time = event.samples[0].timestampMicroseconds
      let again = before.map { Outcome(event: number, timestampMicroseconds: time, kind: $0.kind) }
      // Equivalent names are equal strings; their lines differ.
      if addingRepeatsAtOnce,
        again.map(\.jsonLine).joined().utf8.elementsEqual(event.outcomes.map(\.jsonLine).joined().utf8),
        try writer.appendRepeat(count: again.count, event: number)
      {
        repeats += 1
      } else {
        for outcome in event.outcomes { try writer.append(outcome) }
      }
      before = event.outcomes
      if let commitChance, commits.below(commitChance) == 0 { try writer.commit() }
    }
    return repeats
  }
}
