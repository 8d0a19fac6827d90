// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UIImagePickerControllerDelegate {
  @_disfavoredOverload public var imagePickerController: _UIImagePickerControllerDelegateCalls? {
    _UIImagePickerControllerDelegateCalls(delegate: self)
  }
  @_disfavoredOverload public var imagePickerControllerDidCancel: ((UIImagePickerController) -> Void)? {
    { self.imagePickerControllerDidCancel($0) }
  }
}

/// Calls of the optional methods of ``UIImagePickerControllerDelegate`` that have argument labels.
@preconcurrency @MainActor
public struct _UIImagePickerControllerDelegateCalls {
  let delegate: any UIImagePickerControllerDelegate

  public func callAsFunction(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    delegate.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
  }
}
