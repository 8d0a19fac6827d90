public import Foundation
public import UIKit

// What sources call on a class that is known only at run time, such as `T()` and `type.init(frame: frame)`. The classes of
// Objective-C have these initializers without `required`.

/// Creates an object as `init()` does.
public func _make<Object: AnyObject>(_ type: Object.Type) -> Object {
  nonisolated(unsafe) var result: AnyObject?
  _onMainActor {
    if let own = OwnInitializers.table[ObjectIdentifier(type)] {
      result = own()
    } else if let objectClass = type as? NSObject.Type {
      result = RuntimeInstance.make(objectClass)
    }
  }
  guard let object = result as? Object else {
    preconditionFailure("\(type) is no class of Objective-C, and has no init() without arguments")
  }
  return object
}

/// Creates a view with a frame.
@preconcurrency @MainActor
public func _make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
  unsafeDowncast(RuntimeInstance.make(type, frame: frame), to: View.self)
}

/// Creates a controller.
@preconcurrency @MainActor
public func _make<Controller: UIViewController>(
  _ type: Controller.Type, nibName: String?, bundle: Bundle?
) -> Controller {
  unsafeDowncast(RuntimeInstance.make(type, nibName: nibName, bundle: bundle), to: Controller.self)
}

/// Creates a navigation controller with its first controller.
@preconcurrency @MainActor
public func _make<Controller: UINavigationController>(
  _ type: Controller.Type, rootViewController: UIViewController
) -> Controller {
  unsafeDowncast(RuntimeInstance.make(type, rootViewController: rootViewController), to: Controller.self)
}

/// Creates a recognizer.
@preconcurrency @MainActor
public func _make<Recognizer: UIGestureRecognizer>(
  _ type: Recognizer.Type, target: Any?, action: Selector?
) -> Recognizer {
  unsafeDowncast(RuntimeInstance.make(type, target: target, action: action), to: Recognizer.self)
}

/// Creates a cell of a table.
@preconcurrency @MainActor
public func _make<Cell: UITableViewCell>(
  _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
  unsafeDowncast(RuntimeInstance.make(type, style: style, reuseIdentifier: reuseIdentifier), to: Cell.self)
}

/// Creates a header or footer of a table.
@preconcurrency @MainActor
public func _make<View: UITableViewHeaderFooterView>(_ type: View.Type, reuseIdentifier: String?) -> View {
  unsafeDowncast(RuntimeInstance.make(type, reuseIdentifier: reuseIdentifier), to: View.self)
}

/// Adds a class that declares `init()`: generated code calls it.
@MainActor
public func _registerInitializer<Object: AnyObject>(of type: Object.Type, _ make: @escaping @MainActor () -> Object) {
  OwnInitializers.table[ObjectIdentifier(type)] = make
}

@MainActor
private enum OwnInitializers {
  static var table: [ObjectIdentifier: @MainActor () -> AnyObject] = [:]
}
