import RecordingStore
import SeededRandom
import Testing

@testable import TouchInput

@Suite("Actions that were written are read as the same samples")
struct W3CActionsWriterTests {
  private func session(_ samples: [TouchSample]) -> ExportedSession {
    ExportedSession(
      recording: "a", number: 0, origin: "Scene s.", about: nil, screen: ScreenSize(width: 400, height: 800),
      samples: samples)
  }

  /// A session whose fingers have the lowest free numbers, with times in whole milliseconds.
  private static func samples(seed: UInt64, cancels: Bool) -> [TouchSample] {
    var random = SplitMix(seed: seed)
    var samples: [TouchSample] = []
    var down: [Int: (x: Double, y: Double)] = [:]
    var time: Int64 = 0
    for event in 0..<(2 + random.below(40)) {
      var changes: [TouchSample] = []
      func add(_ touch: Int, _ phase: TouchPhase, _ x: Double, _ y: Double) {
        changes.append(TouchSample(event: event, timestampMicroseconds: time, touch: touch, phase: phase, x: x, y: y))
      }
      let before = down
      for (touch, place) in before.sorted(by: { $0.key < $1.key }) {
        switch random.below(4) {
        case 0: add(touch, cancels && random.once(in: 3) ? .cancelled : .ended, place.x, place.y)
        case 1: continue
        default:
          let next = (x: place.x + Double(1 + random.below(9)) / 4, y: place.y - Double(random.below(9)) / 3)
          down[touch] = next
          add(touch, .moved, next.x, next.y)
        }
        if changes.last?.phase != .moved { down[touch] = nil }
      }
      if before.count < 5, changes.isEmpty || random.once(in: 2) {
        // A number that was lifted in this event is free in the next one.
        let touch = (1...).first { before[$0] == nil }!
        let place = (x: Double(random.below(400)), y: Double(random.below(800)) + 0.125)
        down[touch] = place
        add(touch, .began, place.x, place.y)
      }
      changes.sort { $0.touch < $1.touch }
      samples += changes
      time += Int64(1 + random.below(200)) * 1000
    }
    // The samples of an event that stayed empty leave no gap in the numbers of events.
    var (event, last) = (-1, -1)
    for index in samples.indices {
      if samples[index].event != last { event += 1 }
      last = samples[index].event
      samples[index].event = event
    }
    let end = (samples.last?.timestampMicroseconds ?? 0) + 5000
    for (touch, place) in down.sorted(by: { $0.key < $1.key }) {
      samples.append(
        TouchSample(event: event + 1, timestampMicroseconds: end, touch: touch, phase: .ended, x: place.x, y: place.y))
    }
    let start = samples[0].timestampMicroseconds
    for index in samples.indices { samples[index].timestampMicroseconds -= start }
    return samples
  }

  @Test("for any session in milliseconds, with both kinds of ticks", arguments: W3CActionsImport.Ticks.allCases)
  func same(_ ticks: W3CActionsImport.Ticks) throws {
    for seed in 0..<UInt64(300) {
      let samples = Self.samples(seed: seed, cancels: ticks == .webdriver)
      try checkSession(samples)
      let text = try W3CActionsWriter(ticks: ticks).write(session(samples))
      #expect(text.notes.isEmpty, "seed \(seed)")
      let back = try W3CActionsImport(ticks: ticks).read(Array(text.text.utf8))
      #expect(back.samples == samples && back.cancelled.isEmpty, "seed \(seed)")
    }
  }

  private static func sample(
    _ event: Int, _ time: Int64, _ touch: Int, _ phase: TouchPhase, _ x: Double = 1, _ y: Double = 1
  ) -> TouchSample {
    TouchSample(event: event, timestampMicroseconds: time, touch: touch, phase: phase, x: x, y: y)
  }

  @Test("what actions do not have is noted")
  func notes() throws {
    var edge = Self.sample(0, 2_000_500, 7, .began)
    edge.edge = .left
    let text = try W3CActionsWriter().write(
      session([
        edge, Self.sample(1, 2_001_000, 7, .stationary), Self.sample(2, 2_017_167, 7, .moved, 3),
        Self.sample(3, 2_050_500, 7, .ended, 4),
      ]))
    #expect(
      text.notes == [
        "times are whole milliseconds: 3 events rounded or moved apart",
        "the 2.000500 s before the first touch left out",
        "1 sample without movement left out", "1 finger lifted 1 ms later, after the move to the last place",
        "1 edge of the screen over which a finger came left out", "fingers have the lowest free numbers",
      ])
    let back = try W3CActionsImport().read(Array(text.text.utf8))
    #expect(back.samples.map(\.timestampMicroseconds) == [0, 17_000, 50_000, 51_000])
    #expect(back.samples.map(\.x) == [1, 3, 4, 4] && back.samples.map(\.touch) == [1, 1, 1, 1])
  }

  @Test("what actions cannot express is refused")
  func refused() {
    let cancelled = [Self.sample(0, 0, 3, .began), Self.sample(1, 500_000, 3, .cancelled)]
    let error = #expect(throws: ExportError.self) {
      try W3CActionsWriter(ticks: .webDriverAgent).write(session(cancelled))
    }
    #expect(
      error?.description
        == "touch 3 is cancelled at 0.500 s, which WebDriverAgent cannot do; use --ticks spec, or --to touches")
    let turned = [TouchSample(event: 0, timestampMicroseconds: 0, sceneEvent: .rotate(.landscapeLeft))]
    #expect(throws: ExportError.self) { try W3CActionsWriter().write(session(turned)) }
    #expect(throws: ExportError.self) { try W3CActionsWriter().write(session([])) }
  }
}
