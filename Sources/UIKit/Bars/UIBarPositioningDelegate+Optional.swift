// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UIBarPositioningDelegate {
  @_disfavoredOverload public var position: _UIBarPositioningDelegateCalls? {
    _UIBarPositioningDelegateCalls(delegate: self)
  }
}

/// Calls of the optional methods of ``UIBarPositioningDelegate`` that have argument labels.
@preconcurrency @MainActor
public struct _UIBarPositioningDelegateCalls {
  let delegate: any UIBarPositioningDelegate

  public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition {
    delegate.position(for: bar)
  }
}
