import Foundation
import HitTestTerms
import RecordingStore
import Testing

@testable import Findings

@Suite("Unknown outcomes have an id that is the same in every run")
struct UnknownCollectorTests {
  private static func outcome(
    _ event: Int, touch: Int? = 1, why: String = "'list' may take it", view: String = "list", at time: Int64? = nil,
    what: TroubleKind = .unknown
  ) -> SceneOutcome {
    SceneOutcome(
      event: event, timestampMicroseconds: time ?? Int64(event) * 1_000,
      kind: .trouble(.init(what: what, touch: touch, view: ViewID(named: view), why: why)))
  }

  private static func sample(_ event: Int, x: Double = 5) -> TouchSample {
    TouchSample(
      event: event, timestampMicroseconds: Int64(event) * 1_000, touch: 1, phase: .began, x: x, y: 7)
  }

  private static func unknowns(
    _ outcomes: [SceneOutcome], x: Double = 5, session: Int = 0, strategy: String = "uikit", profile: String = "ios17",
    recording: String = "R/a.touchrec"
  ) -> SessionResult {
    var collector = DivergenceCollector(name: recording, session: session, strategy: strategy, profile: profile)
    for outcome in outcomes {
      collector.compare(recorded: [outcome], replayed: [outcome], samples: [sample(outcome.event, x: x)])
    }
    return collector.result
  }

  private static func id(_ result: SessionResult) -> String? { result.unknowns.first?.id }

  @Test func `each touch is one, with its number in the session and its point`() {
    let result = Self.unknowns([Self.outcome(0), Self.outcome(2), Self.outcome(4, touch: nil)])
    #expect(result.unknowns.count == 3 && Set(result.unknowns.map(\.id)).count == 3)
    #expect(result.unknowns.map(\.place?.touchNumber) == [1, 2, nil])
    #expect(result.unknowns.map(\.place?.point) == [CGPoint(x: 5, y: 7), CGPoint(x: 5, y: 7), nil])
    #expect(result.unknowns.map(\.refusal) == [nil, nil, nil])
    #expect(UnknownReason.list(result.unknowns).map(\.count) == [3])
  }

  @Test func `the id does not depend on the folder, and on numbers of views or lines`() {
    let one = Self.unknowns([Self.outcome(2, why: "12 views lie over it (A.swift:3)")])
    let other = Self.unknowns([Self.outcome(2, why: "9 views lie over it (A.swift:4)")], recording: "/x/a.touchrec")
    #expect(Self.id(one) == Self.id(other) && one.unknowns[0].reasonID == other.unknowns[0].reasonID)
  }

  @Test func `another touch, reason, view, place, time, session, strategy, profile or file has another id`() {
    let results = [
      Self.unknowns([Self.outcome(2)]), Self.unknowns([Self.outcome(3)]), Self.unknowns([Self.outcome(2, touch: nil)]),
      Self.unknowns([Self.outcome(2, why: "'card' may take it")]), Self.unknowns([Self.outcome(2, view: "card")]),
      Self.unknowns([Self.outcome(2)], x: 6), Self.unknowns([Self.outcome(2, at: 2_500)]),
      Self.unknowns([Self.outcome(2)], session: 1), Self.unknowns([Self.outcome(2)], strategy: "flag"),
      Self.unknowns([Self.outcome(2)], profile: "ios18"), Self.unknowns([Self.outcome(2)], recording: "R/b.touchrec"),
    ]
    #expect(Set(results.compactMap(Self.id)).count == results.count)
  }

  @Test func `the same outcome twice is one, and a recursion is none`() {
    var collector = DivergenceCollector(name: "a", session: 0, strategy: "uikit", profile: "ios17")
    let twice = [Self.outcome(0), Self.outcome(0), Self.outcome(0, what: .recursion)]
    collector.compare(recorded: twice, replayed: twice, samples: [Self.sample(0)])
    #expect(collector.result.unknowns.count == 1)
  }

  @Test func `what is beyond the limit is counted`() {
    let limit = SessionResult.listedUnknowns
    let result = Self.unknowns((0..<limit + 3).map { Self.outcome($0) })
    #expect(result.unknowns.count == limit && result.unlistedUnknowns == 3)
  }

  @Test func `what concerns a session as a whole cannot be accepted, and an end of the session is no unknown`() {
    var collector = DivergenceCollector(name: "a", session: 0, strategy: "uikit", profile: "ios17")
    collector.note(.init(what: .unknown, touch: nil, view: nil, why: "the app shows another scene"))
    #expect(collector.result.unknowns.first?.refusal != nil && collector.result.unknowns.first?.subject == nil)
    for what in [TroubleKind.crash, .timeout] {
      #expect(Self.unknowns([Self.outcome(2, what: what)]).unknowns.isEmpty)
    }
  }

  @Test func `files of one name have ids that depend on their paths`() {
    func comparison(_ path: String) -> ComparisonReport.Comparison {
      ComparisonReport.Comparison(
        recording: path, session: 0, sceneName: "s", about: nil, recordedStrategy: "uikit", strategy: "uikit",
        profile: "ios17", against: "recorded (uikit)", outcomes: 1,
        unknowns: Self.unknowns([Self.outcome(2)], recording: path).unknowns)
    }
    var collector = ComparisonCollector()
    collector.add([comparison("a/x.touchrec")])
    collector.add([comparison("b/x.touchrec")])
    let unknowns = collector.report.comparisons.flatMap(\.unknowns)
    #expect(Set(unknowns.map(\.id)).count == 2 && unknowns[0].subject == unknowns[1].subject)
  }
}
