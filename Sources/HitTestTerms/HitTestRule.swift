/// A rule by which a view decides a hit test, with its name and its sentence.
///
/// The engine and each strategy declare their rules as static constants. Every rule has a sentence.
public struct HitTestRule: Sendable {
  /// The name in reports. Names are unique.
  public let name: String
  /// The decision of the view, as a clause with the implied subject "it".
  public let sentence: Sentence

  /// Creates a rule; `sentence` has the implied subject "it", as in `returns the result of its subview \(.other)`.
  public init(_ name: String, _ sentence: Sentence) {
    self.name = name
    self.sentence = sentence
  }

  /// `isHidden`: the view and its descendants are skipped.
  public static let hidden = HitTestRule("hidden", "is hidden")
  /// `isUserInteractionEnabled` is false: the view and its descendants are skipped.
  public static let userInteractionDisabled = HitTestRule(
    "userInteractionDisabled", "has isUserInteractionEnabled = false")
  /// The alpha is below the threshold: the view and its descendants are skipped.
  public static let alpha = HitTestRule("alpha", "is too transparent to take touches")
  /// The window drops its touches during a transition.
  public static let transitionRunning = HitTestRule("transitionRunning", "drops its touches while a transition runs")
  /// A transition view was its own hit and lets such touches through.
  public static let directTouchIgnored = HitTestRule(
    "directTouchIgnored", "is the container of a sheet that does not dim, and was its own hit, so it returns no view")
  /// A hosting view is returned instead of a view of its content.
  public static let hostingRoot = HitTestRule(
    "hostingRoot", "is a hosting view, which returns itself for its content in a later pass")
  /// A hosting view is hit for content that has no view.
  public static let hostingContent = HitTestRule(
    "hostingContent", "is a hosting view, which is hit itself for its content")
  /// The control is disabled: it and its descendants are skipped.
  public static let disabledControl = HitTestRule("disabledControl", "is a disabled control")
  /// An animation without `allowUserInteraction` runs on the view: it is skipped, usually with its descendants.
  public static let animating = HitTestRule("animating", "is being animated without allowUserInteraction")
  /// `point(inside:with:)` returned false.
  public static let outsideBounds = HitTestRule("outsideBounds", "does not contain the point")
  /// No subview was hit: the view itself is the result.
  public static let itself = HitTestRule("itself", "is hit: no subview was hit")
  /// The result is that of a subview.
  public static let subview = HitTestRule("subview", "returns the result of its subview \(.other)")
  /// The view's override returned another result than UIKit's code, or did not call it.
  public static let override = HitTestRule("override", "has an override whose result differs from UIKit's")
}

extension HitTestRule: Hashable {
  public static func == (one: HitTestRule, other: HitTestRule) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
