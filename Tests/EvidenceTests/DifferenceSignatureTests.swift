import Evidence
import Findings
import HitTestTerms
import RecordingStore
import Testing

@Suite("The same difference")
struct DifferenceSignatureTests {
  private static func divergence(
    _ recorded: SceneOutcome.Kind?, _ replayed: SceneOutcome.Kind?, event: Int = 0, line: Int? = nil
  ) -> Divergence {
    var divergence = Divergence(
      id: "\(event)", recording: "r\(event)", session: event, strategy: "uikit", profile: "ios17", event: event,
      timestampMicroseconds: Int64(event), kind: (recorded ?? replayed)!.name, recorded: recorded, replayed: replayed)
    if let line {
      divergence.decidedBy = Divergence.Decision(
        view: ViewID(named: "v"), rule: .itself, line: SourceLine(file: "A.swift", line: line))
    }
    return divergence
  }

  private static func areSame(_ one: Divergence, _ other: Divergence) -> Bool {
    DifferenceSignature(one) == DifferenceSignature(other)
  }

  private static let (home, toast) = (ViewID(named: "home"), ViewID(named: "toast"))

  @Test("can be in another event and of another touch")
  func place() {
    let one = Self.divergence(.hit(touch: 1, view: Self.home), .hit(touch: 1, view: Self.toast), line: 7)
    let other = Self.divergence(.hit(touch: 4, view: Self.home), .hit(touch: 4, view: Self.toast), event: 9, line: 7)
    #expect(Self.areSame(one, other))
  }

  @Test("has the same receivers and the same deciding line")
  func receivers() {
    let one = Self.divergence(.hit(touch: 1, view: Self.home), .hit(touch: 1, view: Self.toast), line: 7)
    for other in [
      Self.divergence(.hit(touch: 1, view: Self.home), .hit(touch: 1, view: nil), line: 7),
      Self.divergence(.hit(touch: 1, view: Self.toast), .hit(touch: 1, view: Self.home), line: 7),
      Self.divergence(.hit(touch: 1, view: Self.home), .hit(touch: 1, view: Self.toast), line: 8),
      Self.divergence(.hit(touch: 1, view: Self.home), .hit(touch: 1, view: Self.toast)),
    ] { #expect(!Self.areSame(one, other)) }
  }

  @Test("has the same code on both sides")
  func handlers() {
    func tap(_ handler: String) -> Divergence {
      var divergence = Self.divergence(
        .action(view: Self.home, controlEvent: "touchUpInside", name: nil, touch: 1),
        .action(view: Self.home, controlEvent: "touchUpInside", name: nil, touch: 1))
      divergence.recordedDetail = OutcomeDetail(handlers: [Handler("C.pay")])
      divergence.replayedDetail = OutcomeDetail(handlers: [Handler(handler)])
      return divergence
    }
    #expect(Self.areSame(tap("C.cancel"), tap("C.cancel")) && !Self.areSame(tap("C.cancel"), tap("C.close")))
  }

  @Test("can have other positions and offsets, and no other values of an effect")
  func values() {
    func effect(_ what: String, _ to: String) -> Divergence {
      Self.divergence(nil, .effect(view: Self.home, controller: nil, what: what, from: nil, to: to))
    }
    #expect(Self.areSame(effect("moved", "[0,60.5]"), effect("moved", "[-3e2,7]")))
    #expect(!Self.areSame(effect("isHidden", "true"), effect("isHidden", "false")))
    #expect(!Self.areSame(effect("text", "\"1\""), effect("text", "\"2\"")))
    #expect(!Self.areSame(effect("text", "\"1\""), effect("title", "\"1\"")))
    let scroll = { (offset: Double) in
      Self.divergence(.scroll(view: Self.home, at: "didEndDragging", offsetX: 0, offsetY: offset), nil)
    }
    #expect(Self.areSame(scroll(3), scroll(4)))
  }
}
