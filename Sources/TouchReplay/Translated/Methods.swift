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

/// Whether the class of an object has a method that can be called by name.
public func _responds(_ object: AnyObject, to name: String) -> Bool {
  nonisolated(unsafe) let object = object
  return _onMainActor { _SelectorTable.method(name, of: object) != nil }
}

/// The default of an optional method of a protocol, which no translated call reaches.
public func _missingOptionalMethod<Result>(_ name: String) -> Result {
  preconditionFailure("\(name): the optional method is called, but the class does not have it")
}
