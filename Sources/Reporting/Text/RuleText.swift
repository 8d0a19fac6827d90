/// Rules of a hit test in words.
public enum RuleText {
  /// A clause that goes on after "the view": `is hidden`, `carries …`. `other` is the view that the rule speaks of.
  public static func sentence(_ rule: String, other named: String?) -> String {
    let other = named ?? "none"
    switch rule {
    case "hidden": return "is hidden"
    case "userInteractionDisabled": return "has isUserInteractionEnabled = false"
    case "alpha": return "is too transparent to take touches"
    case "disabledControl": return "is a disabled control"
    case "animating": return "is being animated without allowUserInteraction"
    case "transitionRunning": return "drops its touches while a transition runs"
    case "directTouchIgnored":
      return "is the container of a sheet that does not dim, and was its own hit, so it answers none"
    case "hostingRoot": return "is a hosting view, which answers for its content in a later pass"
    case "outsideBounds": return "says the point is not inside"
    case "itself": return "is hit: no subview answered"
    case "subview": return "passes on what its subview \(other) answered"
    case "override": return "has an override that answered otherwise than UIKit's code"
    case "skippedByTag": return "left out \(other), which carries the skipped tag"
    case "flagPassThrough": return "is a pass-through view and was its own hit, so it answers none"
    case "delegateAnswered": return "was its own hit, and its touch delegate answered \(other)"
    case "delegateDeclined": return "was its own hit and keeps the touch: its touch delegate \(other) has nothing there"
    case "redirectedToSibling": return "redirected the touch from a flagged view to \(other) beneath it"
    case "redirectedToSuperview": return "redirected the touch from a flagged view up to \(other)"
    case "droppedAtRoot": return "dropped the touch: flagged view \(other) has no superview"
    case "neverItself": return "never answers itself, and no subview answered"
    case "recursion":
      return "is asked again by \(named ?? "itself") before it has answered, for ever"
    case "brokenOff": return "had not answered when the hit test was found to be endless"
    case "notAsked": return "was not asked"
    default: return "decided by \(rule)"
    }
  }
}
