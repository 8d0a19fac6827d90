// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UIDynamicAnimatorDelegate {
  @_disfavoredOverload public var dynamicAnimatorWillResume: ((UIDynamicAnimator) -> Void)? {
    { self.dynamicAnimatorWillResume($0) }
  }
  @_disfavoredOverload public var dynamicAnimatorDidPause: ((UIDynamicAnimator) -> Void)? {
    { self.dynamicAnimatorDidPause($0) }
  }
}
