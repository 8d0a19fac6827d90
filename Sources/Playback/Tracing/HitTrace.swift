public import Foundation
public import UIKit

/// The steps of a hit test: every query, in order, with its result and the rule that determined it.
public struct HitTrace: Hashable, Sendable {
  /// One query of one view.
  public struct Step: Hashable, Sendable {
    /// The queried view.
    public var view: String
    /// The point in the view's own coordinates.
    public var point: CGPoint
    /// Why it was queried.
    public var cause: HitTestCause
    /// The rule that determined the result.
    public var rule: HitTestRule
    /// The other view that the rule concerns, if any.
    public var other: String?
    /// The result; `nil` for none.
    public var answer: String?
    /// The queries that the view made.
    public var steps: [Step]
  }

  /// The top-level queries: one for each window tried.
  public var steps: [Step]
  /// The view hit; `nil` for none.
  public var answer: String?
  /// The cycle of views, if the hit test recurses without end.
  public var recursion: [String]?

  /// Every step in the order of results: nested queries come before the view that made them.
  public var stepsByAnswer: [Step] {
    var ordered: [Step] = []
    func visit(_ step: Step) {
      for inner in step.steps { visit(inner) }
      ordered.append(step)
    }
    for step in steps { visit(step) }
    return ordered
  }
}
