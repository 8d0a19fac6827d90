/// A rule by which a view decides a hit test: its name and its sentence.
///
/// The engine and each strategy declare their rules as static constants. A rule cannot be made without a sentence.
package struct HitTestRule: Sendable {
  /// The name in reports; no two rules share one.
  package let name: String
  /// What the view did, as a clause that continues "it".
  package let sentence: Sentence

  /// A rule; `sentence` continues "it", such as `passes on what its subview \(.other) answered`.
  package init(_ name: String, _ sentence: Sentence) {
    self.name = name
    self.sentence = sentence
  }

  /// `isHidden`: the view and all below it are left out.
  package static let hidden = HitTestRule("hidden", "is hidden")
  /// `isUserInteractionEnabled` is false: the view and all below it are left out.
  package static let userInteractionDisabled = HitTestRule(
    "userInteractionDisabled", "has isUserInteractionEnabled = false")
  /// Alpha under the threshold: the view and all below it are left out.
  package static let alpha = HitTestRule("alpha", "is too transparent to take touches")
  /// The window drops its touches, because a transition runs.
  package static let transitionRunning = HitTestRule("transitionRunning", "drops its touches while a transition runs")
  /// A transition view was its own hit and lets such touches through.
  package static let directTouchIgnored = HitTestRule(
    "directTouchIgnored", "is the container of a sheet that does not dim, and was its own hit, so it answers none")
  /// A hosting view answers in place of its content.
  package static let hostingRoot = HitTestRule(
    "hostingRoot", "is a hosting view, which answers for its content in a later pass")
  /// A control that is not enabled: the view and all below it are left out.
  package static let disabledControl = HitTestRule("disabledControl", "is a disabled control")
  /// An animation without `allowUserInteraction` runs on the view: it is left out, as a rule with all below it.
  package static let animating = HitTestRule("animating", "is being animated without allowUserInteraction")
  /// `point(inside:with:)` returned false.
  package static let outsideBounds = HitTestRule("outsideBounds", "says the point is not inside")
  /// No subview answered: the view itself is hit.
  package static let itself = HitTestRule("itself", "is hit: no subview answered")
  /// A subview answered.
  package static let subview = HitTestRule("subview", "passes on what its subview \(.other) answered")
  /// The view's own override changed the answer of UIKit's code, or did not call it.
  package static let override = HitTestRule("override", "has an override that answered otherwise than UIKit's code")
}

extension HitTestRule: Hashable {
  /// Compares names, which are unique.
  package static func == (one: HitTestRule, other: HitTestRule) -> Bool { one.name == other.name }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Why a view was asked.
package enum HitTestCause: String, Sendable {
  /// It is a window under the touch.
  case window
  /// It is a subview of a view that was asked.
  case subview
  /// A rule of a strategy asked it.
  case rule
  /// Code that is not the engine's asked it.
  case code
  /// It was asked directly, from outside.
  case direct
}
