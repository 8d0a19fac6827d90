// Lets code call `animator.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UIViewImplicitlyAnimating {
  @_disfavoredOverload public var addAnimations: ((@escaping () -> Void) -> Void)? {
    { self.addAnimations($0) }
  }
  @_disfavoredOverload public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
    { self.addCompletion($0) }
  }
}
