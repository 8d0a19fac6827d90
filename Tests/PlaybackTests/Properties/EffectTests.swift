import RecordingStore
import Testing

extension PlaybackTests {
  @Suite("The generated cases exercise the properties")
  @MainActor
  struct EffectTests {
    @Test("every event that the properties mention occurs")
    func variety() {
      var counts: [String: Int] = [:]
      for seed in Property.seeds {
        let played = Case.of(seed)
        let classes = Dictionary(uniqueKeysWithValues: played.scene.recognizers.map { ($0.id, $0.className) })
        for outcome in Observed.of(played).outcomes { counts[Self.label(outcome, classes), default: 0] += 1 }
      }
      for label in [
        "hit", "hit nothing", "touches began", "touches ended", "touches cancelled", "action touchDown",
        "action touchUpInside", "action touchCancel", "action valueChanged", "UITapGestureRecognizer ended",
        "UISwipeGestureRecognizer ended", "UIPanGestureRecognizer began", "UIPanGestureRecognizer ended",
        "UIPanGestureRecognizer cancelled", "UILongPressGestureRecognizer began", "UILongPressGestureRecognizer ended",
        "UIPinchGestureRecognizer began", "UIRotationGestureRecognizer began", "UIScreenEdgePanGestureRecognizer began",
        "trouble", "change set", "change push", "change present", "scroll willBeginDragging",
        "scroll didEndDragging", "scroll didEndDecelerating", "select",
      ] { #expect(counts[label, default: 0] >= 1, "\(label)") }
    }

    private static func label(_ outcome: Outcome, _ classes: [String: String]) -> String {
      switch outcome.kind {
      case .hit(_, nil): "hit nothing"
      case .touches(_, _, let phase): "touches \(phase)"
      case .action(_, let event, _, _): "action \(event)"
      case .change(_, let what): "change \(what.prefix { $0 != " " })"
      case .scroll(_, let moment, _, _): "scroll \(moment)"
      case .gesture(_, let recognizer, let state, _): "\(classes[recognizer] ?? "?") \(state)"
      default: outcome.kind.name
      }
    }
  }
}
