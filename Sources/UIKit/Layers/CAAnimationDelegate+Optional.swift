// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension CAAnimationDelegate {
  @_disfavoredOverload public var animationDidStart: ((CAAnimation) -> Void)? { { self.animationDidStart($0) } }
  @_disfavoredOverload public var animationDidStop: _CAAnimationDelegateCalls? {
    _CAAnimationDelegateCalls(delegate: self)
  }
}

/// Calls of the optional methods of ``CAAnimationDelegate`` that have argument labels.
public struct _CAAnimationDelegateCalls {
  let delegate: any CAAnimationDelegate

  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    delegate.animationDidStop(anim, finished: flag)
  }
}
