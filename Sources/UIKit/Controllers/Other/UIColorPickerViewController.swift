public import Foundation

/// The controller with which people choose a color. Where its parts are is not modelled: a touch on it is unknown.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true

  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }

  open override func loadView() {
    view = UnmodelledView(frame: engine.screen.sceneBounds, "the parts of a color picker")
  }
}

/// Gets the choice. Its methods are not called.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A control that shows a color and opens the controller above. What touches do with it is unknown.
@preconcurrency @MainActor
open class UIColorWell: UIControl, UnmodelledSubviews {
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor?
  var unmodelledTouches: String? { "the color picker of a color well" }
}
