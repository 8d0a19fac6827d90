public import Foundation

/// Creates views of a class that is known only at run time, as ``CellPrototype`` creates cells.
@preconcurrency @MainActor
@_spi(Instrumentation) open class ViewPrototype: UIView {
  /// Never runs here: `make` calls it through the vtable of another class, as in ``CellPrototype``.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Not used.
  public required init?(coder: NSCoder) { return nil }

  @inline(never)
  fileprivate static func make(_ viewClass: UIView.Type, frame: CGRect) -> UIView {
    unsafeBitCast(viewClass, to: ViewPrototype.Type.self).init(frame: frame)
  }
}

/// Creates controllers of a class that is known only at run time.
@preconcurrency @MainActor
@_spi(Instrumentation) open class ControllerPrototype: UIViewController {
  /// Never runs here: `make` calls it through the vtable of another class, as in ``CellPrototype``.
  public required override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  /// Not used.
  public required init?(coder: NSCoder) { return nil }

  @inline(never)
  fileprivate static func make(
    _ controllerClass: UIViewController.Type, nibName: String?, bundle: Bundle?
  ) -> UIViewController {
    unsafeBitCast(controllerClass, to: ControllerPrototype.Type.self).init(nibName: nibName, bundle: bundle)
  }
}

/// Creates navigation controllers of a class that is known only at run time.
@preconcurrency @MainActor
@_spi(Instrumentation) open class NavigationControllerPrototype: UINavigationController {
  /// Never runs here: `make` calls it through the vtable of another class, as in ``CellPrototype``.
  public required override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  /// Not used.
  public required init?(coder: NSCoder) { return nil }

  @inline(never)
  fileprivate static func make(
    _ controllerClass: UINavigationController.Type, rootViewController: UIViewController
  ) -> UINavigationController {
    unsafeBitCast(controllerClass, to: NavigationControllerPrototype.Type.self).init(
      rootViewController: rootViewController)
  }
}

/// Creates recognizers of a class that is known only at run time.
@preconcurrency @MainActor
@_spi(Instrumentation) open class RecognizerPrototype: UIGestureRecognizer {
  /// Never runs here: `make` calls it through the vtable of another class, as in ``CellPrototype``.
  public required override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  @inline(never)
  fileprivate static func make(
    _ recognizerClass: UIGestureRecognizer.Type, target: Any?, action: Selector?
  ) -> UIGestureRecognizer {
    unsafeBitCast(recognizerClass, to: RecognizerPrototype.Type.self).init(target: target, action: action)
  }
}

/// Creates objects of a class that is known only at run time.
@_spi(Instrumentation) open class ObjectPrototype: NSObject {
  /// Never runs here: `make` calls it through the vtable of another class, as in ``CellPrototype``.
  public required override init() { super.init() }

  @inline(never)
  fileprivate static func make(_ aClass: NSObject.Type) -> NSObject {
    unsafeBitCast(aClass, to: ObjectPrototype.Type.self).init()
  }
}

/// Creates objects of classes that are known only at run time, as initializers of Objective-C do. A class that does not have the
/// initializer ends the process, as an exception does on a device.
@MainActor
package enum RuntimeInstance {
  /// What `init()` of the classes of UIKit and Foundation creates.
  package static func make(_ aClass: NSObject.Type) -> NSObject {
    if let object = makeOther(aClass) { return object }
    return switch aClass {
    case let viewClass as UIView.Type: ViewPrototype.make(viewClass, frame: .zero)
    case let controllerClass as UIViewController.Type:
      ControllerPrototype.make(controllerClass, nibName: nil, bundle: nil)
    case let recognizerClass as UIGestureRecognizer.Type:
      RecognizerPrototype.make(recognizerClass, target: nil, action: nil)
    case let layerClass as CALayer.Type: LayerPrototype.make(layerClass)
    default: ObjectPrototype.make(aClass)
    }
  }

  /// An object of a class whose `init()` is not the one of its superclass; `nil` for other classes.
  private static func makeOther(_ aClass: NSObject.Type) -> NSObject? {
    if aClass == UISearchController.self { return UISearchController(searchResultsController: nil) }
    if aClass == UINavigationItem.self { return UINavigationItem(title: "") }
    if aClass == UIInputView.self { return UIInputView(frame: .zero, inputViewStyle: .default) }
    if aClass == NSAttributedString.self { return NSAttributedString(string: "") }
    if aClass == NSMutableAttributedString.self { return NSMutableAttributedString(string: "") }
    return nil
  }

  package static func make(_ viewClass: UIView.Type, frame: CGRect) -> UIView {
    ViewPrototype.make(viewClass, frame: frame)
  }

  package static func make(_ controllerClass: UIViewController.Type, nibName: String?, bundle: Bundle?)
    -> UIViewController
  { ControllerPrototype.make(controllerClass, nibName: nibName, bundle: bundle) }

  package static func make(_ controllerClass: UINavigationController.Type, rootViewController: UIViewController)
    -> UINavigationController
  { NavigationControllerPrototype.make(controllerClass, rootViewController: rootViewController) }

  package static func make(_ recognizerClass: UIGestureRecognizer.Type, target: Any?, action: Selector?)
    -> UIGestureRecognizer
  { RecognizerPrototype.make(recognizerClass, target: target, action: action) }

  package static func make(
    _ cellClass: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell { CellPrototype.make(cellClass, style: style, reuseIdentifier: reuseIdentifier) }

  package static func make(_ viewClass: UITableViewHeaderFooterView.Type, reuseIdentifier: String?)
    -> UITableViewHeaderFooterView
  { HeaderFooterPrototype.make(viewClass, reuseIdentifier: reuseIdentifier) }
}
