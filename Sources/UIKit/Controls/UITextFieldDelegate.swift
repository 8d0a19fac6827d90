public import Foundation

/// Takes part in a text field's editing. All methods are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field may become first responder. Default: true.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field has become first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may resign first responder. Default: true.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field has resigned first responder.
  func textFieldDidEndEditing(_ textField: UITextField)
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
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
