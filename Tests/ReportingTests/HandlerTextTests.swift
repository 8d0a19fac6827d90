import HitTestTerms
import JSONText
import RecordingStore
import TestBasics
import Testing

@testable import Findings
@testable import Reporting

@Suite("What code ran is said in one sentence")
struct HandlerTextTests {
  private static func divergence(_ before: [String]?, _ after: [String]?) -> Divergence {
    let kind = SceneOutcome.Kind.action(view: "pay", controlEvent: "touchUpInside", name: nil, touch: 1)
    var divergence = Divergence(
      id: "1", recording: "a.touchrec", session: 0, strategy: "uikit", profile: "ios17", event: 1,
      timestampMicroseconds: 50_000, touch: 1, kind: "action", recorded: kind, replayed: kind)
    divergence.recordedDetail = before.map { OutcomeDetail(handlers: $0.map { Handler($0) }) }
    divergence.replayedDetail = after.map { OutcomeDetail(handlers: $0.map { Handler($0) }) }
    return divergence
  }

  @Test(
    "lost, gained, other, doubled and added code",
    arguments: [
      (["A.pay"], [], "ran A.pay; now nothing runs"), ([], ["A.pay"], "ran nothing; now A.pay runs"),
      (["A.pay"], ["A.refund"], "ran A.pay; now A.refund runs"),
      (["A.pay"], ["A.pay", "A.pay"], "ran A.pay once; now it runs twice"),
      (["A.pay", "A.pay"], ["A.pay"], "ran A.pay twice; now it runs once"),
      (["A.pay"], ["A.pay", "A.log"], "ran A.pay; now A.pay, A.log run"),
      (["A.x", "A.y"], ["A.y", "A.x"], "ran A.x, A.y; now A.y, A.x run"),
    ])
  func changes(_ before: [String], _ after: [String], _ text: String) {
    let divergence = Self.divergence(before, after)
    #expect(HandlerText.change(divergence) == text)
    let sentence = DivergenceText(divergence).sentence(divergence)
    #expect(sentence.hasSuffix("action pay touchUpInside \(text)"), "\(sentence)")
  }

  @Test("code that was not known or is the same is no change; code that is not known any more is one")
  func silence() {
    #expect(HandlerText.change(Self.divergence(nil, ["A.pay"])) == nil)
    #expect(HandlerText.change(Self.divergence(["A.pay"], nil)) == "ran A.pay; what runs now is not known")
    #expect(HandlerText.change(Self.divergence(["A.pay"], ["A.pay"])) == nil)
  }

  @Test("a lost call is code that no longer runs")
  func call() {
    var divergence = Self.divergence(["A.textFieldDidEndEditing(_:)"], nil)
    divergence.kind = "call"
    divergence.recorded = .call(view: "email", controller: nil, name: "textFieldDidEndEditing(_:)")
    divergence.replayed = nil
    #expect(HandlerText.change(divergence) == "ran A.textFieldDidEndEditing(_:); now nothing runs")
  }

  @Test("the place of a result is the line of the code that no longer runs, else of the code that runs now")
  func lines() {
    var divergence = Self.divergence(["A.pay"], ["A.refund"])
    #expect(HandlerText.line(of: divergence) == nil)
    divergence.handlerLines["A.refund"] = SourceLine(file: "A.swift", line: 9)
    #expect(HandlerText.line(of: divergence)?.line == 9)
    divergence.handlerLines["A.pay"] = SourceLine(file: "A.swift", line: 4)
    #expect(HandlerText.line(of: divergence)?.line == 4)
  }

  @Test("an outcome names the code that ran; the scene's own action is named once")
  func phrases() {
    func phrase(_ handlers: [Handler]?, name: String?) -> String {
      Formatting.phrase(
        Outcome(
          event: 0, timestampMicroseconds: 0,
          kind: .action(view: "pay", controlEvent: "touchUpInside", name: name, touch: 1),
          detail: handlers.map { OutcomeDetail(handlers: $0) }))
    }
    #expect(
      phrase([Handler("A.pay"), Handler("A.pay"), Handler("A.log")], name: nil) == "pay touchUpInside → A.pay ×2, A.log"
    )
    #expect(phrase([Handler("go", isGiven: true)], name: "go") == "pay touchUpInside “go”")
    #expect(phrase([], name: nil) == "pay touchUpInside" && phrase(nil, name: nil) == "pay touchUpInside")
  }

  @Test("no code is said once for a touch of which no event ran code")
  func nothing() {
    func action(_ event: Int, _ name: String, _ handlers: [Handler]?) -> Outcome {
      Outcome(
        event: event, timestampMicroseconds: 0, kind: .action(view: "pay", controlEvent: name, name: nil, touch: 1),
        detail: handlers.map { OutcomeDetail(handlers: $0) })
    }
    let down = action(0, "touchDown", [])
    var dead = OutcomeText()
    #expect(dead.lines([down]).allSatisfy { !$0.contains("nothing") })
    let end = dead.lines([action(1, "touchUpInside", []), action(1, "primaryActionTriggered", [])])
    #expect(end.map { $0.hasSuffix("→ nothing") } == [false, true])
    var live = OutcomeText()
    _ = live.lines([down])
    let ran = live.lines([action(1, "touchUpInside", [Handler("A.pay")]), action(1, "primaryActionTriggered", [])])
    #expect(!ran.joined().contains("nothing"))
    var unknown = OutcomeText()
    #expect(!unknown.lines([action(1, "touchUpInside", nil)]).joined().contains("nothing"))
  }
}
