// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UIAdaptivePresentationControllerDelegate {
  @_disfavoredOverload public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }
  @_disfavoredOverload public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }
  @_disfavoredOverload public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }
  @_disfavoredOverload public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
  @_disfavoredOverload public var adaptivePresentationStyle: _UIAdaptivePresentationControllerDelegateCalls? {
    _UIAdaptivePresentationControllerDelegateCalls(delegate: self)
  }
}

/// Calls of the optional methods of ``UIAdaptivePresentationControllerDelegate`` that have argument labels.
@preconcurrency @MainActor
public struct _UIAdaptivePresentationControllerDelegateCalls {
  let delegate: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller)
  }
}
