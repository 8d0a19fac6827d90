/// A rule by which a view decides a hit test: its name and its sentence.
///
/// The engine and each strategy declare their rules as static constants. A rule cannot be made without a sentence.
public struct HitTestRule: Sendable {
  /// The name in reports; no two rules share one.
  public let name: String
  /// What the view did, as a clause that continues "it".
  public let sentence: Sentence

  /// A rule; `sentence` continues "it", such as `passes on what its subview \(.other) answered`.
  public init(_ name: String, _ sentence: Sentence) {
    self.name = name
    self.sentence = sentence
  }

  /// `isHidden`: the view and all below it are left out.
  public static let hidden = HitTestRule("hidden", "is hidden")
  /// `isUserInteractionEnabled` is false: the view and all below it are left out.
  public static let userInteractionDisabled = HitTestRule(
    "userInteractionDisabled", "has isUserInteractionEnabled = false")
  /// Alpha under the threshold: the view and all below it are left out.
  public static let alpha = HitTestRule("alpha", "is too transparent to take touches")
  /// The window drops its touches, because a transition runs.
  public static let transitionRunning = HitTestRule("transitionRunning", "drops its touches while a transition runs")
  /// A transition view was its own hit and lets such touches through.
  public static let directTouchIgnored = HitTestRule(
    "directTouchIgnored", "is the container of a sheet that does not dim, and was its own hit, so it answers none")
  /// A hosting view answers in place of its content.
  public static let hostingRoot = HitTestRule(
    "hostingRoot", "is a hosting view, which answers for its content in a later pass")
  /// A control that is not enabled: the view and all below it are left out.
  public static let disabledControl = HitTestRule("disabledControl", "is a disabled control")
  /// An animation without `allowUserInteraction` runs on the view: it is left out, as a rule with all below it.
  public static let animating = HitTestRule("animating", "is being animated without allowUserInteraction")
  /// `point(inside:with:)` returned false.
  public static let outsideBounds = HitTestRule("outsideBounds", "says the point is not inside")
  /// No subview answered: the view itself is hit.
  public static let itself = HitTestRule("itself", "is hit: no subview answered")
  /// A subview answered.
  public static let subview = HitTestRule("subview", "passes on what its subview \(.other) answered")
  /// The view's own override changed the answer of UIKit's code, or did not call it.
  public static let override = HitTestRule("override", "has an override that answered otherwise than UIKit's code")
}

extension HitTestRule: Hashable {
  /// Compares names, which are unique.
  public static func == (one: HitTestRule, other: HitTestRule) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
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
@preconcurrency @MainActor
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
