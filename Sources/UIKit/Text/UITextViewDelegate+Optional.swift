public import Foundation

// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UITextViewDelegate {
  @_disfavoredOverload public var textViewShouldBeginEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldBeginEditing($0) }
  }
  @_disfavoredOverload public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }
  @_disfavoredOverload public var textViewShouldEndEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldEndEditing($0) }
  }
  @_disfavoredOverload public var textViewDidEndEditing: ((UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }
  @_disfavoredOverload public var textView: _UITextViewDelegateCalls? { _UITextViewDelegateCalls(delegate: self) }
  @_disfavoredOverload public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }
  @_disfavoredOverload public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { self.textViewDidChangeSelection($0) }
  }
}

/// Calls of the optional methods of ``UITextViewDelegate`` that have argument labels.
@preconcurrency @MainActor
public struct _UITextViewDelegateCalls {
  let delegate: any UITextViewDelegate

  public func callAsFunction(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }

  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    delegate.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
  }
}
