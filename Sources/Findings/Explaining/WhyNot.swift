package import HitTestTerms

/// Why a hit test does not return a certain view.
package struct WhyNot: Hashable, Sendable {
  /// One reason, at one view of the path from the window to the view in question.
  package struct Obstacle: Hashable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
      /// The view is in no window that is shown.
      case notShown
      /// A window in front took the touch, so this window was not queried.
      case windowInFront
      /// A view in front, with the same superview, took the touch.
      case viewInFront
      /// A property of the view excludes it and its subviews.
      case gate
      /// The point is outside of the view, and so of its subviews.
      case bounds
      /// A subview of the view in question took the touch.
      case subview
      /// A rule of a strategy, or an override, returned another result.
      case rule
      /// The superview decided without a query of the view.
      case notQueried
      /// The hit test never ends.
      case recursion
    }

    package let kind: Kind
    /// The view of the path.
    package let view: ViewID
    /// The view that took the touch or decided, if it is not ``view``.
    package var decider: ViewID?
    /// The rule of the decider, or else of the view.
    package var rule: HitTestRule?
    /// The line of the user's source that decided.
    package var line: SourceLine?
    /// The other view that the rule concerns.
    package var other: ViewID?
    /// Whether the hit test itself shows this. Otherwise the view was not reached, and a direct call of its `hitTest` does.
    package var isObserved = true

    package init(
      kind: Kind, view: ViewID, decider: ViewID? = nil, rule: HitTestRule? = nil, line: SourceLine? = nil,
      other: ViewID? = nil, isObserved: Bool = true
    ) {
      (self.kind, self.view, self.decider, self.rule) = (kind, view, decider, rule)
      (self.line, self.other, self.isObserved) = (line, other, isObserved)
    }
  }

  /// The view in question.
  package let view: ViewID
  /// Whether it is hit. There is no obstacle then.
  package let isHit: Bool
  /// The obstacles in the order from the window to the view. The first one is the reason.
  package let obstacles: [Obstacle]

  package init(view: ViewID, isHit: Bool, obstacles: [Obstacle]) {
    (self.view, self.isHit, self.obstacles) = (view, isHit, obstacles)
  }
}

extension HitTestRule {
  /// Whether the rule is about one property of a view that excludes it with its subviews.
  package var isGate: Bool {
    [.hidden, .userInteractionDisabled, .alpha, .disabledControl, .animating].contains(self)
  }
}
