public import Foundation
public import UIKit

// What sources call on a class that is known only at run time, such as `T()` and `type.init(frame: frame)`. The classes of
// Objective-C have these initializers without `required`.

/// A class that has or inherits an `init()` of the sources. Generated code conforms.
@preconcurrency @MainActor
public protocol _OwnInitializer: AnyObject {
  /// An object that `init()` creates.
  static func _touchReplayMake() -> AnyObject
}

/// Creates an object as `init()` does.
public func _make<Object: AnyObject>(_ type: Object.Type) -> Object {
  nonisolated(unsafe) var result: AnyObject?
  _onMainActor {
    // A subclass without the initializer inherits the function of its superclass, but not the initializer.
    if let own = type as? any _OwnInitializer.Type, case let object = own._touchReplayMake(),
      Swift.type(of: object) == type
    {
      result = object
    } else if let objectClass = type as? NSObject.Type {
      result = RuntimeInstance.make(objectClass)
    }
  }
  guard let object = result as? Object else {
    preconditionFailure("\(type) is no class of Objective-C, and has no init() without arguments")
  }
  return object
}

/// Creates an object of the type that the context gives, as `.init()` does.
public func _makeInferred<Object: AnyObject>() -> Object { _make(Object.self) }

/// Creates a view of the type that the context gives, as `.init(frame:)` does.
@preconcurrency @MainActor
public func _makeInferred<View: UIView>(frame: CGRect) -> View { _make(View.self, frame: frame) }

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
