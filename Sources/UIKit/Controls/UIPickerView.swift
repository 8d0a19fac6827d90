public import Foundation

/// A wheel of rows for each component. Its scrolling is not modelled: a touch on one is unknown.
@preconcurrency @MainActor
open class UIPickerView: UIView, UnmodelledTouches {
  override var hidesPartsInEffects: Bool { true }
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    guard kind == .pickedRows else { return super.effectValue(of: kind) }
    return .texts(rows.sorted { $0.key < $1.key }.map { "[\($0.key), \($0.value)]" })
  }

  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  open var showsSelectionIndicator = true
  private var rows: [Int: Int] = [:] { willSet { engine.effects.partWillChange(self, .pickedRows) } }

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func reloadAllComponents() { rows = [:] }
  open func reloadComponent(_ component: Int) { rows[component] = 0 }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { rows[component] = row }
  /// The row that was selected by code. A component with rows begins with the first; -1 without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    rows[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }
  open func rowSize(forComponent component: Int) -> CGSize { .zero }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }

  /// 320 × 216 points. Source: the sizes of pickers in published hierarchies [O].
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  var unmodelledTouches: String? { "the scrolling of the rows" }
}

/// The numbers of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The rows of a picker, which are not shown. Its methods are not called.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { UIView() }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
