package import HitTestTerms
package import RecordingStore

/// A rule of `Documentation/Fidelity.md` about which an observation on a device is a statement.
package struct FidelityRule: Hashable, Sendable, Comparable {
  /// The number of the rule on that page.
  package let number: String
  package let sentence: String

  package static func < (one: FidelityRule, other: FidelityRule) -> Bool {
    (all.firstIndex(of: one) ?? .max) < (all.firstIndex(of: other) ?? .max)
  }

  /// The rules in the order of the page.
  package static let all: [FidelityRule] = [
    unreceptive, transparent, animated, order, bounds, windows, controlEvents, disabled, parts, changed, cancelled,
    gestures, dragging, deceleration, scrollCalls,
  ]

  static let unreceptive = FidelityRule("1.1a", "a view that is hidden or takes no touches is not hit")
  static let transparent = FidelityRule("1.1c", "a view with an alpha below 0.01 is not hit")
  static let animated = FidelityRule("1.1g", "a view that is animated without allowUserInteraction is not hit")
  package static let order = FidelityRule("1.2a", "subviews are hit-tested from front to back, then the view itself")
  static let bounds = FidelityRule("1.2e", "a view is hit inside its bounds only")
  static let windows = FidelityRule("1.6a", "windows are hit-tested by level, the last shown first")
  static let controlEvents = FidelityRule("3.1", "the events of controls and their order")
  static let disabled = FidelityRule("3.3", "a disabled control is not hit")
  static let parts = FidelityRule("3.5", "the primary action and the values of buttons, switches and sliders")
  static let changed = FidelityRule("4.1c", "a recognizer in the state changed calls its targets at every event")
  static let cancelled = FidelityRule("4.1f", "recognizers are cancelled with their touches")
  static let gestures = FidelityRule("4.6", "when taps, presses, pans, swipes, pinches and rotations are recognized")
  static let dragging = FidelityRule("5.2", "when a drag begins, and that the content follows the finger")
  static let deceleration = FidelityRule("5.5", "where and when a deceleration ends")
  static let scrollCalls = FidelityRule("5.7", "the order of the moments of a drag")

  private init(_ number: String, _ sentence: String) { (self.number, self.sentence) = (number, sentence) }
}

extension FidelityRule {
  /// The rules that determine the result of a hit test. Empty for rules of an app or a strategy.
  package static func deciding(_ trace: HitTrace) -> Set<FidelityRule> {
    var rules = Set(trace.stepsByAnswer.compactMap { FidelityRule(of: $0.rule) })
    if trace.steps.count > 1 { rules.insert(windows) }
    return rules
  }

  /// The rule of a hit test's decision; `nil` for rules of an app or a strategy.
  package init?(of rule: HitTestRule) {
    switch rule {
    case .hidden, .userInteractionDisabled: self = .unreceptive
    case .alpha: self = .transparent
    case .animating: self = .animated
    case .outsideBounds: self = .bounds
    case .itself, .subview: self = .order
    case .disabledControl: self = .disabled
    default: return nil
    }
  }

  /// The rule about an outcome that is not a hit; `nil` for kinds that are not observed.
  package init?(of kind: SceneOutcome.Kind) {
    switch kind {
    case .action(_, let event, _, _):
      self = ["primaryActionTriggered", "valueChanged"].contains(event) ? .parts : .controlEvents
    case .gesture(_, _, "changed", _): self = .changed
    case .gesture(_, _, "cancelled", _): self = .cancelled
    case .gesture: self = .gestures
    case .scroll(_, "didEndDecelerating", _, _): self = .deceleration
    case .scroll(_, "didEndDragging", _, _): self = .scrollCalls
    case .scroll: self = .dragging
    default: return nil
    }
  }
}
