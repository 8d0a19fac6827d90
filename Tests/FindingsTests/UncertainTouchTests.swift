import HitTestTerms
import RecordingStore
import Testing

@testable import Findings

@Suite("What one side of a comparison does not know is no difference, and what it knows is one")
struct UncertainTouchTests {
  private static let action = outcome(
    .action(view: ViewID(named: "pay"), controlEvent: "touchUpInside", name: nil, touch: 1))
  private static let actionWithoutTouch = outcome(
    .action(view: ViewID(named: "pay"), controlEvent: "touchUpInside", name: nil, touch: nil))
  private static let unknown = outcome(
    .trouble(.init(what: .unknown, touch: 1, view: nil, why: "the size of a text decides")))

  private static func outcome(_ kind: SceneOutcome.Kind) -> SceneOutcome {
    SceneOutcome(event: 0, timestampMicroseconds: 0, kind: kind)
  }

  private static func sample(_ phase: TouchPhase, touch: Int = 1) -> TouchSample {
    TouchSample(event: 0, timestampMicroseconds: 0, touch: touch, phase: phase, x: 5, y: 7)
  }

  /// The number of differences of one event.
  private static func differences(recorded: [SceneOutcome], replayed: [SceneOutcome]) -> Int {
    var collector = DivergenceCollector(name: "a", session: 0, strategy: "uikit", profile: "ios17")
    collector.compare(recorded: recorded, replayed: replayed, samples: [sample(.began)])
    return collector.result.divergenceCount
  }

  @Test(arguments: [action, actionWithoutTouch])
  func `an outcome that the other side does not know is no difference`(_ outcome: SceneOutcome) {
    #expect(Self.differences(recorded: [outcome], replayed: [Self.unknown]) == 0)
    #expect(Self.differences(recorded: [Self.unknown], replayed: [outcome]) == 0)
  }

  @Test(arguments: [action, actionWithoutTouch])
  func `an outcome that only the uncertain side has is certain there and a difference`(_ outcome: SceneOutcome) {
    #expect(Self.differences(recorded: [], replayed: [outcome, Self.unknown]) == 1)
    #expect(Self.differences(recorded: [outcome, Self.unknown], replayed: []) == 1)
  }

  @Test func `an outcome that both sides know is compared`() {
    let other = Self.outcome(.action(view: ViewID(named: "pay"), controlEvent: "touchUpInside", name: "x", touch: 1))
    #expect(Self.differences(recorded: [Self.action], replayed: [other, Self.unknown]) == 1)
  }

  @Test func `an unknown outcome without a touch covers its event, and no other one`() {
    let unknown = Self.outcome(
      .trouble(.init(what: .unknown, touch: nil, view: nil, why: "the size of a text decides")))
    var collector = DivergenceCollector(name: "a", session: 0, strategy: "uikit", profile: "ios17")
    collector.compare(recorded: [Self.actionWithoutTouch], replayed: [unknown], samples: [])
    #expect(collector.result.divergenceCount == 0)
    collector.compare(recorded: [Self.actionWithoutTouch], replayed: [], samples: [])
    #expect(collector.result.divergenceCount == 1)
  }

  @Test func `both sides with the same unknown outcome differ in what is certain`() {
    #expect(Self.differences(recorded: [Self.action, Self.unknown], replayed: [Self.unknown]) == 1)
  }

  @Test func `another touch, and the next one of the same finger, are certain`() {
    var collector = DivergenceCollector(name: "a", session: 0, strategy: "uikit", profile: "ios17")
    collector.compare(recorded: [], replayed: [Self.unknown], samples: [Self.sample(.began)])
    let other = Self.outcome(.hit(touch: 2, view: ViewID(named: "pay")))
    collector.compare(recorded: [other], replayed: [], samples: [Self.sample(.began, touch: 2)])
    #expect(collector.result.divergenceCount == 1)
    collector.compare(recorded: [Self.action], replayed: [], samples: [Self.sample(.ended)])
    #expect(collector.result.divergenceCount == 1)
    collector.compare(recorded: [Self.action], replayed: [], samples: [Self.sample(.began)])
    #expect(collector.result.divergenceCount == 2)
  }
}
