/// The name of a rule by which a view decided: a closed vocabulary that strategies add to.
public struct HitTestRule: RawRepresentable, Hashable, Sendable {
  /// The name, as reports print it.
  public let rawValue: String

  /// Makes a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `isHidden`: the view and all below it are left out.
  public static let hidden = HitTestRule(rawValue: "hidden")
  /// `isUserInteractionEnabled` is false: the view and all below it are left out.
  public static let userInteractionDisabled = HitTestRule(rawValue: "userInteractionDisabled")
  /// Alpha under the threshold: the view and all below it are left out.
  public static let alpha = HitTestRule(rawValue: "alpha")
  /// The window drops its touches, because a transition runs.
  public static let transitionRunning = HitTestRule(rawValue: "transitionRunning")
  /// A transition view was its own hit and lets such touches through.
  public static let directTouchIgnored = HitTestRule(rawValue: "directTouchIgnored")
  /// A hosting view answers in place of its content.
  public static let hostingRoot = HitTestRule(rawValue: "hostingRoot")
  /// A control that is not enabled: the view and all below it are left out.
  public static let disabledControl = HitTestRule(rawValue: "disabledControl")
  /// An animation without `allowUserInteraction` runs on the view: it is left out, as a rule with all below it.
  public static let animating = HitTestRule(rawValue: "animating")
  /// `point(inside:with:)` said no.
  public static let outsideBounds = HitTestRule(rawValue: "outsideBounds")
  /// No subview answered: the view itself is hit.
  public static let itself = HitTestRule(rawValue: "itself")
  /// A subview answered.
  public static let subview = HitTestRule(rawValue: "subview")
  /// The view's own override changed what UIKit's code answered, or never asked it.
  public static let override = HitTestRule(rawValue: "override")
}

/// Why a view was asked.
public enum HitTestCause: String, Sendable {
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

/// Hears of a hit test while it runs. Questions nest: every `willAsk` has its `didAnswer`.
@MainActor
open class HitTestTracer {
  /// A tracer that does nothing.
  public init() {}

  /// `view` is about to be asked, at `point` of its own space.
  open func willAsk(_ view: UIView, at point: CGPoint, because cause: HitTestCause) {}

  /// `view` has answered the question asked last.
  open func didAnswer(_ view: UIView, _ answer: UIView?) {}

  /// UIKit's own code begins to run for `view`; without a question before it, other code has called the method.
  /// Answers whether it did, in which case ``didRunImplementation(of:answer:)`` follows as that call's answer.
  open func willRunImplementation(of view: UIView, at point: CGPoint) -> Bool { false }

  /// UIKit's own code has answered a call that other code made.
  open func didRunImplementation(of view: UIView, answer: UIView?) {}

  /// `view` decided by `rule`; `other` is the view that the rule speaks of. The last note of a question counts.
  open func noteDecision(of view: UIView, _ rule: HitTestRule, other: UIView?) {}
}
