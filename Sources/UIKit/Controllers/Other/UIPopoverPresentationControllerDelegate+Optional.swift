public import Foundation

// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UIPopoverPresentationControllerDelegate {
  @_disfavoredOverload public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    { self.prepareForPopoverPresentation($0) }
  }
  @_disfavoredOverload public var popoverPresentationController: _UIPopoverPresentationControllerDelegateCalls? {
    _UIPopoverPresentationControllerDelegateCalls(delegate: self)
  }
  @_disfavoredOverload public var popoverPresentationControllerShouldDismissPopover:
    ((UIPopoverPresentationController) -> Bool)?
  { { self.popoverPresentationControllerShouldDismissPopover($0) } }
  @_disfavoredOverload public var popoverPresentationControllerDidDismissPopover:
    ((UIPopoverPresentationController) -> Void)?
  { { self.popoverPresentationControllerDidDismissPopover($0) } }
}

/// Calls of the optional methods of ``UIPopoverPresentationControllerDelegate`` that have argument labels.
@preconcurrency @MainActor
public struct _UIPopoverPresentationControllerDelegateCalls {
  let delegate: any UIPopoverPresentationControllerDelegate

  public func callAsFunction(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    delegate.popoverPresentationController(popoverPresentationController, willRepositionPopoverTo: rect, in: view)
  }
}
