public import Foundation

/// Is asked and told about a text field's editing. Every method has the answer that holds when it is not implemented.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Asked before the field takes the focus. Yes.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Told that the field has the focus.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asked before the field gives the focus up. Yes.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Told that the field has lost the focus.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Asked before keys change the text, which does not happen here. Yes.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Asked before the field is cleared, which does not happen here. Yes.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asked when the return key is pressed, which does not happen here. Yes.
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
