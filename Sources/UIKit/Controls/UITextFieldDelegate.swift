public import Foundation

/// Takes part in a text field's editing. All methods are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: _DelegateObject {
  /// Whether the field may become first responder. Default: true.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field has become first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may resign first responder. Default: true.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field has resigned first responder.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The field has resigned first responder, for a reason. A delegate that has this method does not get the other one.
  /// Default: calls the other one.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether typed text may be inserted. Not called here. Default: true.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Whether the field may be cleared. Not called here. Default: true.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether to process the return key. Not called here. Default: true.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    receiver(of: "textFieldShouldBeginEditing:")?.textFieldShouldBeginEditing(textField) ?? true
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    receiver(of: "textFieldDidBeginEditing:")?.textFieldDidBeginEditing(textField)
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    receiver(of: "textFieldShouldEndEditing:")?.textFieldShouldEndEditing(textField) ?? true
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {
    receiver(of: "textFieldDidEndEditing:")?.textFieldDidEndEditing(textField)
  }
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    if let receiver = receiver(of: "textFieldDidEndEditing:reason:") {
      receiver.textFieldDidEndEditing(textField, reason: reason)
    } else {
      textFieldDidEndEditing(textField)
    }
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    receiver(of: "textField:shouldChangeCharactersInRange:replacementString:")?.textField(
      textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    receiver(of: "textFieldShouldClear:")?.textFieldShouldClear(textField) ?? true
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    receiver(of: "textFieldShouldReturn:")?.textFieldShouldReturn(textField) ?? true
  }

  /// What gets a message that the delegate's class has no method for.
  private func receiver(of name: String) -> (any UITextFieldDelegate)? { _MessageForwarding.receiver(of: self, name) }
}
