public import Foundation
public import UIKit

/// A hit test as it went: every question, in the order asked, with its answer and the rule that decided it.
public struct HitTrace: Hashable, Sendable {
  /// One question to one view.
  public struct Step: Hashable, Sendable {
    /// The view asked.
    public var view: String
    /// The point asked about, in the view's own space.
    public var point: CGPoint
    /// Why it was asked.
    public var cause: HitTestCause
    /// The rule by which it decided.
    public var rule: HitTestRule
    /// The view that the rule speaks of, where it speaks of one.
    public var other: String?
    /// The view it answered; `nil` for none.
    public var answer: String?
    /// The questions it asked in turn.
    public var steps: [Step]
  }

  /// The questions asked from outside: one for each window tried.
  public var steps: [Step]
  /// The view hit; `nil` for none.
  public var answer: String?
  /// The views that ask each other, when the test would never have ended.
  public var recursion: [String]?

  /// Every step, in the order in which the answers were given: those asked in turn come first.
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
