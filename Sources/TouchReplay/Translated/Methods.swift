public import UIKit

/// Adds a method to those that selectors call by name.
///
/// - Parameters:
///   - swiftName: The name in Swift, if it does not follow from the name in Objective-C.
///   - isReplaceable: Whether all calls of the method are made by name, so that its code can be replaced.
@MainActor
public func _registerMethod<Target: AnyObject>(
  _ name: String, as swiftName: String? = nil, of type: Target.Type, isReplaceable: Bool = false,
  _ call: @escaping @MainActor (_ target: Target, _ sender: Any?, _ event: Any?) -> Any?
) {
  _SelectorTable.add(name, as: swiftName, of: type, isReplaceable: isReplaceable) { target, sender, event in
    guard let target = target as? Target else {
      preconditionFailure("\(name) of \(type) was called on an object of the class \(Swift.type(of: target))")
    }
    return call(target, sender, event)
  }
}

/// Calls a method of the app by the table of methods, which has the code that replaces it.
public func _callMethod<Result>(_ name: String, on target: AnyObject, _ arguments: [Any?]) -> Result {
  nonisolated(unsafe) let (target, arguments) = (target, arguments)
  nonisolated(unsafe) var result: Result?
  _onMainActor { result = UIKit._callMethod(name, on: target, arguments) }
  return result!
}

/// Registers the methods of a module, from any code of the main actor.
public func _registerOnce(_ register: @MainActor () -> Void) { _onMainActor(register) }

/// An argument of a method that is called by name. Traps if it has another type.
@MainActor
public func _argument<Value>(_ value: Any?, as type: Value.Type) -> Value {
  if let value = value as? Value { return value }
  // The runtime passes the sender's address, as in `#selector(UIView.endEditing(_:))`. That it is true is inferred [I].
  if Value.self == Bool.self { return (value != nil) as! Value }
  preconditionFailure(
    "a method that is called by its selector takes a \(type), but the sender is \(value.map { "a \(Swift.type(of: $0))" } ?? "nil")"
  )
}

/// The selector of a method of UIKit without arguments.
public func _selector<Target: AnyObject, Result>(
  _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
) -> Selector {
  Selector(_name: name) { target, _ in method(target as! Target)() }
}

/// The selector of a method of UIKit with one argument.
public func _selector<Target: AnyObject, Argument, Result>(
  _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result
) -> Selector {
  Selector(_name: name.hasSuffix(":") ? name : name + ":") { target, sender in
    method(target as! Target)(_argument(sender, as: Argument.self))
  }
}

/// The selector of a method of UIKit with two arguments.
public func _selector<Target: AnyObject, First, Second, Result>(
  _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
) -> Selector {
  Selector(_name: name) { target, first, second in
    method(target as! Target)(_argument(first, as: First.self), _argument(second, as: Second.self))
  }
}

/// The selector of a method of UIKit with three arguments, which is called without the third.
public func _selector<Target: AnyObject, First, Second, Third, Result>(
  _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
) -> Selector {
  Selector(_name: name) { target, first, second in
    method(target as! Target)(
      _argument(first, as: First.self), _argument(second, as: Second.self), _argument(nil, as: Third.self))
  }
}

/// States that the table has all methods of UIKit's delegate protocols that a class declares.
@MainActor
public func _describeMethods<Target: AnyObject>(of type: Target.Type) { _SelectorTable.describe(type) }

/// States that a closure of the app has begun.
///
/// - Parameter object: The `self` that the closure holds weakly; `nil` if it was deallocated.
public func _enterClosure(_ object: AnyObject?) {
  nonisolated(unsafe) let object = object
  _onMainActor { Engine.current.handlers.didEnterClosure(of: object) }
}

/// States that there is an object whose class overrides `responds(to:)` or `forwardingTarget(for:)`.
public func _forwardsMessages() { _MessageForwarding.use() }

/// What `super.responds(to:)` is in a class that inherits the method of NSObject.
public func _superResponds(_ object: AnyObject, of aClass: AnyClass, to selector: Selector?) -> Bool {
  guard let selector else { return false }
  nonisolated(unsafe) let object = object
  return _onMainActor { _MessageForwarding.superResponds(object, of: aClass, to: selector.description) }
}

/// What `super.forwardingTarget(for:)` is in a class that inherits the method of NSObject.
public func _superForwardingTarget(_ object: AnyObject, of aClass: AnyClass, for selector: Selector?) -> Any? {
  guard let selector else { return nil }
  nonisolated(unsafe) let object = object
  nonisolated(unsafe) var result: Any?
  _onMainActor { result = _MessageForwarding.superForwardingTarget(object, of: aClass, for: selector.description) }
  return result
}

/// What `super.conforms(to:)` is in a class that inherits the method of NSObject.
public func _superConforms(_ object: AnyObject, of aClass: AnyClass, to aProtocol: Protocol) -> Bool {
  nonisolated(unsafe) let object = object
  return _onMainActor { _MessageForwarding.superConforms(object, of: aClass, to: aProtocol) }
}

/// Whether the class of an object has a method that can be called by name.
public func _responds(_ object: AnyObject, to name: String) -> Bool {
  nonisolated(unsafe) let object = object
  return _onMainActor { _SelectorTable.method(name, of: object) != nil }
}

/// The default of an optional method of a protocol, which no translated call reaches.
public func _missingOptionalMethod<Result>(_ name: String) -> Result {
  preconditionFailure("\(name): the optional method is called, but the class does not have it")
}

/// Makes an override in an extension of a class of UIKit the method of that class.
@MainActor
public func _categoryMethod<Target: AnyObject>(
  _ name: String, of type: Target.Type, _ call: @escaping @MainActor (_ target: Target, _ arguments: [Any?]) -> Any?
) {
  CategoryMethods.add(name, of: type) { target, arguments in
    guard let target = target as? Target else {
      preconditionFailure("\(name) of \(type) was called on an object of the class \(Swift.type(of: target))")
    }
    return call(target, arguments)
  }
}
