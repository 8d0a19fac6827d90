// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UIViewControllerAnimatedTransitioning {
  @_disfavoredOverload public var animationEnded: ((Bool) -> Void)? { { self.animationEnded($0) } }
}
