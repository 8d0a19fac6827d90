import Foundation
import HitTestTerms
import JSONText
import RecordingStore
import TestBasics
import Testing

@testable import Findings

/// A window with an override has a holder, which has a button and a veil with an override.
@Suite("The decision of the app's code comes before that of a leaf")
struct OwnDecisionTests {
  private static func line(_ line: Int, _ code: String, file: String = "Window.swift") -> SourceLine {
    SourceLine(
      file: file, line: line, function: "Window.hitTest",
      excerpt: SourceExcerpt(first: line - 1, lines: ["  let hit = super.hitTest(point, with: event)", "  " + code]))
  }

  private static func step(
    _ view: String, _ answer: String?, _ rule: HitTestRule, _ line: SourceLine? = nil, _ steps: [HitTrace.Step] = []
  ) -> HitTrace.Step {
    HitTrace.Step(
      view: ViewID(named: view), point: .zero, callReason: .subview, rule: rule, line: line,
      answer: answer.map { ViewID(named: $0) }, steps: steps)
  }

  private static let pass = HitTestRule("override", "has an override whose result differs from UIKit's")
  private static let subview = HitTestRule("subview", "returns the result of its subview \(.other)")

  /// The hit test with a result of the window, the holder and the veil.
  private static func trace(
    window: (answer: String?, line: SourceLine?), veil: (answer: String?, line: SourceLine?)
  ) -> HitTrace {
    let inner = step("veil", veil.answer, veil.answer == nil ? pass : .itself, veil.line)
    let button = step("button", "button", .itself)
    let holder = step(
      "holder", veil.answer ?? "button", subview, nil, veil.answer == nil ? [inner, button] : [inner])
    let root = step("window", window.answer, window.answer == nil ? pass : subview, window.line, [holder])
    return HitTrace(steps: [root], answer: window.answer.map { ViewID(named: $0) })
  }

  private static func decide(_ old: HitTrace, _ new: HitTrace, isWhole: Bool = true) -> Divergence.Decision? {
    let known = isWhole ? KnownHitTest(old) : KnownHitTest(decisions: old.ownDecisions)
    return DecisionFinder.ownDifference(from: known, to: new) { _ in false }
  }

  private static let kept = line(10, "return hit")
  private static let dropped = line(10, "return nil")
  private static let veil = line(4, "return hit === self ? nil : hit", file: "Veil.swift")

  @Test(
    "a window that drops the same result now is the decider, with the code of both sides", arguments: [true, false])
  func window(isWhole: Bool) throws {
    let old = Self.trace(window: ("button", Self.kept), veil: (nil, Self.veil))
    let new = Self.trace(window: (nil, Self.dropped), veil: (nil, Self.veil))
    let decision = try #require(Self.decide(old, new, isWhole: isWhole))
    #expect(decision.view.name == "window" && decision.line == Self.dropped)
    #expect(decision.baseline?.line == Self.kept && decision.baseline?.line?.code == "return hit")
  }

  @Test("a view within decided, if the window only passes its result on", arguments: [true, false])
  func inner(isWhole: Bool) throws {
    let changed = Self.line(4, "return hit", file: "Veil.swift")
    let old = Self.trace(window: ("button", Self.kept), veil: (nil, Self.veil))
    let new = Self.trace(window: ("veil", Self.kept), veil: ("veil", changed))
    let decision = try #require(Self.decide(old, new, isWhole: isWhole))
    #expect(decision.view.name == "veil" && decision.line == changed && decision.baseline?.line == Self.veil)
  }

  @Test("an override that is gone is named with its line before")
  func gone() throws {
    let old = Self.trace(window: ("button", nil), veil: (nil, Self.veil))
    let new = Self.trace(window: ("veil", nil), veil: ("veil", nil))
    let decision = try #require(Self.decide(old, new))
    #expect(decision.view.name == "veil" && decision.line == nil && decision.baseline?.line == Self.veil)
  }

  @Test("code that is the same and passes another result on did not decide")
  func unchanged() {
    // The button is elsewhere: the holder has another result.
    var new = Self.trace(window: ("button", Self.kept), veil: (nil, Self.veil))
    let old = new
    new.steps[0].steps[0].steps[1].answer = nil
    new.steps[0].steps[0].answer = ViewID(named: "holder")
    new.steps[0].answer = ViewID(named: "holder")
    #expect(Self.decide(old, new) == nil)
    // Code that has moved is the same code.
    new.steps[0].line = Self.line(12, "return hit")
    #expect(Self.decide(old, new) == nil && Self.decide(old, new, isWhole: false) == nil)
    // Other code counts before the leaf.
    new.steps[0].line = Self.line(12, "return hit ?? self")
    #expect(Self.decide(old, new)?.line?.line == 12)
  }

  @Test("an override that is new is named, if the code around it is the same")
  func gained() {
    let old = Self.trace(window: ("button", Self.kept), veil: (nil, nil))
    var new = Self.trace(window: ("holder", Self.kept), veil: (nil, nil))
    let slop = Self.line(3, "return false", file: "Button.swift")
    new.steps[0].steps[0].steps[1] = Self.step("button", nil, .outsideBounds, slop)
    new.steps[0].steps[0].answer = ViewID(named: "holder")
    #expect(Self.decide(old, new, isWhole: false)?.line == slop)
  }

  @Test("without code of the app there is no such decision")
  func none() {
    let old = Self.trace(window: ("button", nil), veil: (nil, nil))
    #expect(Self.decide(old, Self.trace(window: ("veil", nil), veil: ("veil", nil))) == nil)
  }

  @Test("of an endless hit test, the first view of the cycle that has code of the app is named")
  func endless() throws {
    var trace = HitTrace(
      steps: [Self.step("app", nil, .brokenOff, nil, [Self.step("list", nil, .brokenOff, Self.veil)])], answer: nil,
      recursion: ["app", "list"])
    let decision = try #require(DecisionFinder.endlessDecision(in: trace))
    #expect(decision.view.name == "list" && decision.line == Self.veil && decision.other?.name == "app")
    trace.recursion = nil
    #expect(DecisionFinder.endlessDecision(in: trace) == nil)
  }

  @Test("a hit test is read as it was written, whole and as decisions of the app's code")
  func coding() throws {
    let trace = Self.trace(window: (nil, Self.dropped), veil: (nil, Self.veil))
    let touch = TouchTrace(event: 3, timestampMicroseconds: 40, touch: 2, trace: trace)
    var writer = JSONWriter()
    touch.write(to: &writer)
    let json = try JSONValue.parse(Array(writer.finish().utf8))
    #expect(TouchTrace(json: json) { ViewID(named: $0) } == touch)
    let deep = (0..<3_000).reduce(Self.step("v", "v", .itself)) { inner, _ in
      Self.step("v", "v", Self.subview, nil, [inner])
    }
    var deepWriter = JSONWriter()
    let deepTouch = TouchTrace(
      event: 0, timestampMicroseconds: 0, touch: 1, trace: HitTrace(steps: [deep], answer: nil))
    deepTouch.write(to: &deepWriter)
    #expect(throws: Never.self) { try JSONValue.parse(Array(deepWriter.finish().utf8)) }
    let rows = touch.recordedDecisions
    #expect(rows.map(\.event) == [3, 3] && rows.map(\.touch) == [2, 2])
    let known = KnownHitTest(recorded: rows) { ViewID(named: $0) }
    #expect(
      known.steps.map(\.view.name) == ["window", "veil"] && known.steps.map(\.line) == [Self.dropped, Self.veil])
    #expect(known.steps[0].steps.map(\.answer?.name) == ["button"])
  }

  @Test("an excerpt ends with the source, has no control characters and no long lines")
  func excerpt() throws {
    let source = ["class A {", "\treturn nil", String(repeating: "x", count: 300)].map { $0[...] }
    let middle = try #require(SourceExcerpt(of: source, around: 2))
    #expect(middle.first == 1 && middle.lines.count == 3 && middle.lines[1] == "  return nil")
    #expect(middle.code(at: 2) == "return nil" && middle.lines[2].count == 201)
    #expect(SourceExcerpt(of: source, around: 3)?.lines.count == 2)
    #expect(SourceExcerpt(of: source, around: 4) == nil && SourceExcerpt(of: [Substring](), around: 1) == nil)
    let deep = SourceExcerpt(first: 9, lines: ["    if a {", "      b", ""])
    #expect(
      deep.numberedLines.map(\.text) == ["if a {", "  b", ""] && deep.numberedLines.map(\.number) == [9, 10, 11])
  }
}
