public import Foundation

// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UIPickerViewDelegate {
  @_disfavoredOverload public var pickerView: _UIPickerViewDelegateCalls? { _UIPickerViewDelegateCalls(delegate: self) }
}

/// Calls of the optional methods of ``UIPickerViewDelegate`` that have argument labels.
@preconcurrency @MainActor
public struct _UIPickerViewDelegateCalls {
  let delegate: any UIPickerViewDelegate

  public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    delegate.pickerView(pickerView, widthForComponent: component)
  }

  public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    delegate.pickerView(pickerView, rowHeightForComponent: component)
  }

  public func callAsFunction(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    delegate.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  public func callAsFunction(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  {
    delegate.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
  }

  public func callAsFunction(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    delegate.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}
