import Findings
import Foundation
import HitTestTerms
import JSONText
import Playback
import RecordingStore
import SeededRandom
import Testing
import UIKit

@testable import Workers

@Suite("Messages of workers are complete")
struct MessageTests {
  private static let divergence = Divergence(
    id: "a1", recording: "one.touchrec", session: 2, strategy: "flag", profile: "ios17", event: 3,
    timestampMicroseconds: 1_234_567, touch: 1, touchNumber: 4, point: CGPoint(x: 0.1, y: -7.25), kind: "hit",
    recorded: .hit(touch: 1, view: ViewID(named: "old")), replayed: .hit(touch: 1, view: nil), followsFrom: "b2",
    decidedBy: Divergence.Decision(
      view: ViewID(named: "page"), rule: .subview, other: ViewID(named: "old/UIView[0]"),
      baseline: Divergence.Ruling(rule: .hidden)))

  private static let comparison = ComparisonReport.Comparison(
    recording: "one.touchrec", session: 2, sceneName: "s", about: "what \"it\" is\n", recordedStrategy: "uikit",
    strategy: "flag", profile: "ios17", against: "recorded (uikit)", outcomes: 7, divergences: [divergence],
    divergenceCount: 12, rootCount: 3,
    unknowns: [
      UnknownOutcome(
        ofSession: 2, in: "one.touchrec",
        SceneOutcome.Trouble(what: .unknown, touch: nil, view: ViewID(named: "v"), why: "why")),
      UnknownOutcome(
        id: "aa", SceneOutcome.Trouble(what: .unknown, touch: 1, view: nil, why: "it moved 0.1 points"),
        at: .init(event: 3, timestampMicroseconds: 1_234_567, touchNumber: 4, point: CGPoint(x: 0.1, y: -7.25))),
    ],
    isNondeterministic: true)

  private func sent(_ comparison: ComparisonReport.Comparison) throws -> ComparisonReport.Comparison? {
    var writer = JSONWriter()
    comparison.write(to: &writer)
    return ComparisonReport.Comparison(json: try JSONValue.parse(writer.utf8))
  }

  @Test("a comparison is the same after sending it")
  func comparison() throws {
    var original = Self.comparison
    original.divergences[0].trace = DecisionTrace(
      recorded: [],
      replayed: [
        DecisionTrace.Line(
          depth: 2, view: ViewID(named: "v"), rule: .subview, line: SourceLine(file: "/a/B.swift", line: 3),
          other: ViewID(named: "x"), answer: nil)
      ], omitted: 7)
    let copy = try #require(try sent(original))
    #expect(String(reflecting: copy) == String(reflecting: original))
    #expect(copy.divergences == original.divergences && copy.unknowns == original.unknowns)
    for (rule, other) in [
      (HitTestRule.subview, ViewID(named: "x")), (.subview, nil), (.recursion, nil), (.hidden, nil),
    ] {
      var original = original
      original.divergences[0].decidedBy = Divergence.Decision(view: ViewID(named: "v"), rule: rule, other: other)
      let decision = try #require(try sent(original)?.divergences.first?.decidedBy)
      #expect(decision.rule.sentence.text(other: other?.name) == rule.sentence.text(other: other?.name))
      #expect(
        decision.rule.sentence.text(other: other.map { _ in "y" }) == rule.sentence.text(other: other.map { _ in "y" }))
    }
  }

  @Test(
    "every kind of outcome is read back as it was written",
    arguments: [
      Outcome.Kind.hit(touch: 1, view: nil), .hit(touch: 2, view: "a/UIView[0]"),
      .action(view: "b", controlEvent: "touchUpInside", name: "push", touch: 1),
      .action(view: "b", controlEvent: "valueChanged", name: nil, touch: nil),
      .gesture(view: "v", recognizer: "pan", state: "began", name: nil),
      .touches(view: "v", touch: 1, phase: .cancelled),
      .scroll(view: "s", at: "didEndDragging", offsetX: 0.125, offsetY: -1e-3), .select(view: "t", section: 1, row: 9),
      .change(view: nil, what: "a card is pushed"),
      .trouble(Outcome.Trouble(what: .timeout, touch: nil, view: nil, why: "\u{1B}\"")),
    ])
  func outcome(kind: Outcome.Kind) throws {
    let outcome = Outcome(event: 12, timestampMicroseconds: 7_654_321_012, kind: kind)
    let json = try JSONValue.parse(outcome.jsonLine.utf8)
    #expect(Outcome(json: json) == outcome)
    for key in ["event", "t", "kind"] {
      let object = try #require(json.object)
      #expect(Outcome(json: JSONValue(.object(object.filter { $0.key != key }))) == nil, "without \(key)")
    }
  }

  @Test("lines that arrive in pieces are the lines of the whole text")
  func lines() {
    var random = SplitMix(seed: 7)
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 0...400, using: &random)).map { _ in
        Int.random(in: 0...9, using: &random) == 0 ? UInt8(ascii: "\n") : UInt8.random(in: 65...90, using: &random)
      }
      var buffer = LineBuffer()
      var lines: [[UInt8]] = []
      var rest = text[...]
      while !rest.isEmpty {
        let piece = Array(rest.prefix(Int.random(in: 1...90, using: &random)))
        rest = rest.dropFirst(piece.count)
        piece.withUnsafeBytes { buffer.append($0) }
        while let line = buffer.takeLine({ Array($0) }) { lines.append(line) }
      }
      let expected = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
      #expect(lines == expected.dropLast() && buffer.count == expected.last?.count)
    }
  }

  @Test(
    "the last line that a worker printed is the last one that is not empty",
    arguments: [("", nil), ("\n \n", nil), ("a", "a"), ("a\nb\n", "b"), (" a \r\n\n", "a"), ("a\nb", "b")]
      as [(String, String?)])
  func tail(text: String, last: String?) {
    var tail = OutputTail()
    for byte in text.utf8 { withUnsafeBytes(of: byte) { tail.append($0) } }
    #expect(tail.last == last && tail.count == text.utf8.count)
  }
}
