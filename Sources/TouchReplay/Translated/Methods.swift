public import UIKit

/// Adds a method to those that selectors call by name.
@MainActor
public func _registerMethod<Target: AnyObject>(
  _ name: String, of type: Target.Type,
  _ call: @escaping @MainActor (_ target: Target, _ sender: Any?, _ event: Any?) -> Any?
) {
  _SelectorTable.add(name, of: type) { target, sender, event in
    guard let target = target as? Target else {
      preconditionFailure("\(name) of \(type) was called on an object of the class \(Swift.type(of: target))")
    }
    return call(target, sender, event)
  }
}

/// Registers the methods of a module, from any code of the main actor.
public func _registerOnce(_ register: @MainActor () -> Void) { _onMainActor(register) }

/// An argument of a method that is called by name. Traps if it has another type.
@MainActor
public func _argument<Value>(_ value: Any?, as type: Value.Type) -> Value {
  if let value = value as? Value { return value }
  preconditionFailure(
    "a method that is called by its selector takes a \(type), but the sender is \(value.map { "a \(Swift.type(of: $0))" } ?? "nil")"
  )
}

/// The selector of a method of UIKit without arguments.
@MainActor
public func _selector<Target: AnyObject, Result>(
  _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
) -> Selector {
  Selector(_name: name) { target, _ in method(target as! Target)() }
}

/// The selector of a method of UIKit with one argument.
@MainActor
public func _selector<Target: AnyObject, Argument, Result>(
  _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result
) -> Selector {
  Selector(_name: name.hasSuffix(":") ? name : name + ":") { target, sender in
    method(target as! Target)(_argument(sender, as: Argument.self))
  }
}

/// States that the table has all methods of UIKit's delegate protocols that a class declares.
@MainActor
public func _describeMethods<Target: AnyObject>(of type: Target.Type) { _SelectorTable.describe(type) }

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
