public import Foundation

// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UITextFieldDelegate {
  @_disfavoredOverload public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }
  @_disfavoredOverload public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }
  @_disfavoredOverload public var textFieldShouldEndEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldEndEditing($0) }
  }
  @_disfavoredOverload public var textFieldDidEndEditing: _UITextFieldDelegateEndCalls? {
    _UITextFieldDelegateEndCalls(delegate: self)
  }
  @_disfavoredOverload public var textFieldShouldClear: ((UITextField) -> Bool)? {
    { self.textFieldShouldClear($0) }
  }
  @_disfavoredOverload public var textFieldShouldReturn: ((UITextField) -> Bool)? {
    { self.textFieldShouldReturn($0) }
  }
  @_disfavoredOverload public var textField: _UITextFieldDelegateCalls? { _UITextFieldDelegateCalls(delegate: self) }
}

/// Calls of the optional methods of ``UITextFieldDelegate`` that have argument labels.
@preconcurrency @MainActor
public struct _UITextFieldDelegateCalls {
  let delegate: any UITextFieldDelegate

  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
}

/// Calls of the two optional methods of ``UITextFieldDelegate`` for the end of editing.
@preconcurrency @MainActor
public struct _UITextFieldDelegateEndCalls {
  let delegate: any UITextFieldDelegate

  public func callAsFunction(_ textField: UITextField) { delegate.textFieldDidEndEditing(textField) }

  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    delegate.textFieldDidEndEditing(textField, reason: reason)
  }
}
