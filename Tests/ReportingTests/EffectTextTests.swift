import HitTestTerms
import RecordingStore
import TestBasics
import Testing

@testable import Findings
@testable import Reporting

@Suite("An effect that differs is said in one sentence")
struct EffectTextTests {
  private typealias Values = (from: String?, to: String?)

  private static func sentence(
    _ what: String, _ recorded: Values?, _ replayed: Values?, controller: String? = nil, after handler: String? = nil
  ) -> String? {
    func kind(_ values: Values?) -> SceneOutcome.Kind? {
      values.map {
        .effect(
          view: controller == nil ? "toast" : nil, controller: controller, what: what, from: $0.from, to: $0.to)
      }
    }
    var divergence = Divergence(
      id: "1", recording: "a.touchrec", session: 0, strategy: "uikit", profile: "ios17", event: 1,
      timestampMicroseconds: 50_000, kind: "effect", recorded: kind(recorded), replayed: kind(replayed))
    divergence.handler = handler
    return EffectText.change(divergence)
  }

  @Test("structure")
  func structure() {
    #expect(Self.sentence("left", (nil, nil), nil, after: "A.undo") == "toast no longer leaves the window after A.undo")
    #expect(Self.sentence("entered", nil, (nil, nil)) == "toast now enters the window")
    #expect(Self.sentence("presented", (nil, nil), nil, controller: "detail") == "detail is no longer presented")
    #expect(
      Self.sentence("entered", (nil, #"{"shows":["A"]}"#), (nil, #"{"shows":["B"]}"#))
        == "toast enters the window, shows “B”, not “A”")
    #expect(
      Self.sentence(
        "presented", (nil, #"{"style":"pageSheet","title":"A"}"#), (nil, #"{"style":"fullScreen","title":"A"}"#),
        controller: "detail") == "detail is presented, style “fullScreen”, not “pageSheet”")
  }

  @Test("state, text and place")
  func values() {
    #expect(
      Self.sentence("isHidden", ("true", "false"), nil) == "toast isHidden no longer becomes false; it stays true")
    #expect(Self.sentence("isHidden", nil, ("true", "false")) == "toast isHidden now becomes false; it was true")
    #expect(Self.sentence("text", ("\"1\"", "\"2\""), ("\"1\"", "\"3\"")) == "toast text becomes “3”, not “2”")
    #expect(Self.sentence("moved", (nil, "[0,680]"), (nil, "[0,400]")) == "toast moves by 0, 400, not by 0, 680")
    #expect(Self.sentence("grew", (nil, "[0,680]"), nil) == "toast no longer grows by 0, 680")
    #expect(Self.sentence("scrolls", (nil, "[0,9.5]"), (nil, "[0,1]")) == "toast scrolls to 0, 1, not to 0, 9.5")
    #expect(Self.sentence("moved", (nil, "[0,1]"), (nil, "[0,1]")) == "toast moved by 0, 1 at another time")
    #expect(Self.sentence("placed", (nil, "[5,9]"), (nil, "[5,99]")) == "toast is placed at 5, 99, not at 5, 9")
    #expect(Self.sentence("placed", (nil, "[5,9]"), nil) == "toast is no longer placed at 5, 9")
  }

  @Test("an outcome as a phrase")
  func phrases() {
    #expect(EffectText.phrase("isHidden", "true", "false") == "isHidden true → false")
    #expect(EffectText.phrase("left", nil, nil) == "left")
    #expect(EffectText.phrase("placed", nil, "[5,9]") == "placed at 5, 9")
    #expect(EffectText.phrase("placed", nil, "\"?\"") == "placed, which depends on the size of a text")
    #expect(EffectText.phrase("entered", nil, #"{"outside":true}"#) == "entered, outside true")
    #expect(EffectText.phrase("text", nil, "\"a\"") == "text - → “a”")
    #expect(EffectText.phrase("rows", "[3]", "[2]") == "rows 3 → 2")
    #expect(EffectText.phrase("moved", nil, "\"?\"") == "moved, by a distance that depends on the size of a text")
    #expect(EffectText.phrase("entered", nil, #"{"shows":["A","B"]}"#) == "entered, shows “A”, “B”")
  }
}
