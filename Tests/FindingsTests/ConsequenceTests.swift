import Findings
import RecordingStore
import TestBasics
import Testing

@Suite("A difference that follows from another one names it")
struct ConsequenceTests {
  private static func gesture(_ event: Int, _ state: String) -> SceneOutcome {
    SceneOutcome(
      event: event, timestampMicroseconds: Int64(event) * 1_000,
      kind: .gesture(view: "panel", recognizer: "pan", state: state, name: nil))
  }

  private static func touches(_ event: Int, _ touch: Int, _ phase: TouchPhase) -> SceneOutcome {
    SceneOutcome(
      event: event, timestampMicroseconds: Int64(event) * 1_000,
      kind: .touches(view: "panel", touch: touch, phase: phase))
  }

  private static func sample(_ event: Int, _ phase: TouchPhase) -> [TouchSample] {
    [TouchSample(event: event, timestampMicroseconds: Int64(event) * 1_000, touch: 1, phase: phase, x: 5, y: 5)]
  }

  @Test("a difference of time is none of code, although both sides ran the same code")
  func times() {
    func action(_ microseconds: Int64, _ handler: String) -> SceneOutcome {
      SceneOutcome(
        event: 0, timestampMicroseconds: microseconds,
        kind: .action(view: "panel", controlEvent: "touchUpInside", name: nil, touch: 1),
        detail: OutcomeDetail(handlers: [Handler(handler)]))
    }
    var collector = DivergenceCollector(name: "a", session: 0, strategy: "uikit", profile: "ios17")
    collector.compare(
      recorded: [action(0, "A.pay")], replayed: [action(9, "A.pay")], samples: Self.sample(0, .began))
    collector.compare(
      recorded: [action(0, "A.pay")], replayed: [action(0, "A.refund")], samples: Self.sample(0, .began))
    #expect(collector.result.divergences.map(\.isOfHandlers) == [false, true])
  }

  @Test("a touch's outcomes after a gesture that differs follow from the gesture; those of the next touch do not")
  func gestures() {
    var collector = DivergenceCollector(name: "a", session: 0, strategy: "uikit", profile: "ios17")
    let began = Self.touches(0, 1, .began)
    collector.compare(recorded: [began], replayed: [began], samples: Self.sample(0, .began))
    collector.compare(recorded: [], replayed: [Self.gesture(1, "began")], samples: Self.sample(1, .moved))
    collector.compare(
      recorded: [Self.touches(2, 1, .moved)], replayed: [Self.gesture(2, "changed")], samples: Self.sample(2, .moved))
    collector.compare(
      recorded: [Self.touches(3, 1, .ended)], replayed: [Self.gesture(3, "ended")], samples: Self.sample(3, .ended))
    collector.compare(recorded: [], replayed: [Self.touches(4, 1, .began)], samples: Self.sample(4, .began))
    let found = collector.result.divergences
    #expect(found.count == 6 && collector.result.rootCount == 2)
    #expect(found.filter { $0.followsFrom == nil }.map(\.event) == [1, 4])
    #expect(found[1...4].allSatisfy { $0.followsFrom == found[0].id })
  }
}
