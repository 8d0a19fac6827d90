import Findings
import HitTestTerms
import RecordingStore
import TestBasics
import Testing

@Suite("Effects are compared without order, and with a tolerance for places and times")
struct EffectComparisonTests {
  private static func effect(
    _ view: String, _ what: String, _ from: String? = nil, _ to: String? = nil, at microseconds: Int64 = 0,
    event: Int = 0
  ) -> SceneOutcome {
    SceneOutcome(
      event: event, timestampMicroseconds: microseconds,
      kind: .effect(view: .init(named: view), controller: nil, what: what, from: from, to: to))
  }

  private static func action(_ handler: String, event: Int = 0) -> SceneOutcome {
    SceneOutcome(
      event: event, timestampMicroseconds: 0,
      kind: .action(view: "button", controlEvent: "touchUpInside", name: nil, touch: 1),
      detail: OutcomeDetail(handlers: [Handler(handler)]))
  }

  private static func sample(_ event: Int, _ phase: TouchPhase) -> [TouchSample] {
    [TouchSample(event: event, timestampMicroseconds: Int64(event) * 1_000, touch: 1, phase: phase, x: 5, y: 5)]
  }

  private static func count(_ recorded: [SceneOutcome], _ replayed: [SceneOutcome]) -> Int {
    EventComparison.differences(recorded: recorded, replayed: replayed).count
  }

  @Test("the order of effects has no meaning, that of other outcomes has")
  func order() {
    let (one, two) = (Self.effect("a", "isHidden", "false", "true"), Self.effect("b", "left"))
    #expect(Self.count([one, two], [two, one]) == 0)
    #expect(Self.count([Self.action("A.pay"), one], [one, Self.action("A.pay")]) == 0)
    #expect(
      Self.count([Self.action("A.pay"), Self.action("A.buy")], [Self.action("A.buy"), Self.action("A.pay")]) == 1)
  }

  @Test(
    "places are the same within half a point",
    arguments: [
      ("[0,40]", "[0.5,40]", 0), ("[0,40]", "[0.6,40]", 1), ("[0,40]", "[0,40,0]", 1), ("[0,40]", "\"?\"", 0),
    ])
  func places(recorded: String, replayed: String, count: Int) {
    #expect(Self.count([Self.effect("a", "moved", nil, recorded)], [Self.effect("a", "moved", nil, replayed)]) == count)
  }

  @Test(
    "a view enters at the same place within what a finger can tap",
    arguments: [("[195,770]", "[200,726]", 0), ("[195,770]", "[195,725]", 1), ("[195,770]", "\"?\"", 0)])
  func entrances(recorded: String, replayed: String, count: Int) {
    let (one, other) = (Self.effect("a", "placed", nil, recorded), Self.effect("a", "placed", nil, replayed))
    #expect(Self.count([one], [other]) == count)
  }

  @Test("values are compared exactly")
  func values() {
    #expect(Self.count([Self.effect("a", "value", "0", "0.5")], [Self.effect("a", "value", "0", "0.6")]) == 1)
    #expect(Self.count([Self.effect("a", "text", nil, "\"b\"")], [Self.effect("a", "text", nil, "\"?\"")]) == 1)
    #expect(Self.count([Self.effect("a", "left")], [Self.effect("b", "left")]) == 2)
  }

  @Test("times are the same within a frame", arguments: [(16_667, 0), (16_668, 1)] as [(Int64, Int)])
  func times(distance: Int64, count: Int) {
    #expect(Self.count([Self.effect("a", "left")], [Self.effect("a", "left", at: distance)]) == count)
  }

  @Test("an effect follows from the first difference of its event or of its touch, and names the code before it")
  func causes() {
    var collector = DivergenceCollector(name: "a", session: 0, strategy: "uikit", profile: "ios17")
    collector.compare(recorded: [], replayed: [], samples: Self.sample(0, .began))
    collector.compare(
      recorded: [Self.action("A.pay", event: 1), Self.effect("toast", "left", event: 1)],
      replayed: [Self.action("A.refund", event: 1)], samples: Self.sample(1, .ended))
    collector.compare(
      recorded: [Self.action("A.pay", event: 2), Self.effect("toast", "entered", event: 2)],
      replayed: [Self.action("A.pay", event: 2)], samples: Self.sample(2, .ended))
    collector.compare(
      recorded: [Self.effect("label", "text", nil, "\"a\"", event: 5)],
      replayed: [Self.effect("label", "text", nil, "\"b\"", event: 5)], samples: Self.sample(5, .began))
    let found = collector.result.divergences
    #expect(found.map(\.kind) == ["action", "effect", "effect", "effect"])
    #expect(found[1].followsFrom == found[0].id && found[1].handler == "A.pay")
    #expect(found[3].followsFrom == nil && found[3].handler == nil)
  }

  private static func roots(_ events: [(recorded: [SceneOutcome], replayed: [SceneOutcome])]) -> SessionResult {
    var collector = DivergenceCollector(name: "a", session: 0, strategy: "uikit", profile: "ios17")
    for (index, event) in events.enumerated() {
      collector.compareWithNext(
        recorded: event.recorded, replayed: event.replayed, samples: sample(index, index % 2 == 0 ? .began : .ended))
    }
    collector.finish()
    return collector.result
  }

  @Test("what a timer changes at the time of an event may belong to it or to the event before")
  func neighbors() {
    let (early, late) = (Self.effect("a", "left", at: 1_000), Self.effect("a", "left", at: 2_000, event: 1))
    let other = Self.effect("a", "left", at: 20_000, event: 1)
    for (one, two) in [(early, late), (late, early)] {
      #expect(Self.roots([([one], []), ([], [two])]).divergenceCount == 0)
      #expect(Self.roots([([], [one]), ([two], [])]).divergenceCount == 0)
    }
    #expect(Self.roots([([early], []), ([], [other])]).divergenceCount == 2)
    #expect(Self.roots([([early], []), ([], []), ([], [late])]).divergenceCount == 2)
    #expect(Self.roots([([early], []), ([late], [late])]).divergenceCount == 1)
    #expect(Self.roots([([early], [])]).divergenceCount == 1)
    let moved = Self.roots([([early], []), ([], [late])])
    #expect(moved.outcomes == 1)
  }

  @Test("a session that ends before the next event has the differences of the last one")
  func ended() {
    var collector = DivergenceCollector(name: "a", session: 0, strategy: "uikit", profile: "ios17")
    let (early, late) = (Self.effect("a", "left", at: 1_000), Self.effect("a", "left", at: 2_000, event: 1))
    collector.compareWithNext(recorded: [early], replayed: [], samples: Self.sample(0, .began))
    #expect(collector.result.divergenceCount == 0 && collector.resultUpToNow.divergenceCount == 1)
    collector.compareWithNext(recorded: [], replayed: [late], samples: Self.sample(1, .ended))
    #expect(collector.resultUpToNow.divergenceCount == 0)
  }

  @Test("patterns leave effects out and are counted")
  func patterns() throws {
    let rules = try EffectRules(parsing: "ignore:clock.text,ignore:*.alpha")
    let all = [
      Self.effect("clock", "text"), Self.effect("a", "alpha"), Self.effect("clock", "left"), Self.action("A.pay"),
    ]
    var ignored: [String] = []
    #expect(rules.compared(all) { ignored.append($0) }.count == 2)
    #expect(ignored == ["clock.text", "*.alpha"])
    #expect(try EffectRules(parsing: rules.text) == rules)
    #expect(try EffectRules(parsing: "structure").compared(all).count == 2)
    #expect(try EffectRules(parsing: "none").compared(all).count == 1)
    for text in ["some", "ignore:", "ignore:clock", ""] {
      #expect(throws: EffectRules.Invalid.self) { try EffectRules(parsing: text) }
    }
  }
}
