public import Foundation
public import UIKit

// Linux's Foundation has no selectors.
extension NSObjectProtocol {
  /// Whether the object has a method that selectors can call, or its class says so.
  public func responds(to selector: Selector?) -> Bool { _answers(self, to: selector) }

  /// The object that gets a message which the object has no method for: what its class says, or `nil`.
  public func forwardingTarget(for selector: Selector?) -> Any? {
    guard let selector else { return nil }
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) var result: Any?
    _onMainActor { result = _MessageForwarding.forwardingTarget(of: object, for: selector.description) }
    return result
  }

  /// Whether the object conforms to a protocol, or its class says so.
  public func conforms(to aProtocol: Protocol) -> Bool { _conforms(self, to: aProtocol) }

  /// Calls a method without arguments.
  @discardableResult
  public func perform(_ selector: Selector) -> Unmanaged<AnyObject>! { perform(selector, with: nil) }

  /// Calls a method with an argument.
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
    nonisolated(unsafe) let (object, target) = (object, self)
    nonisolated(unsafe) var result: Unmanaged<AnyObject>?
    _onMainActor {
      guard let value = selector._perform(on: target, object) else { return }
      result = retainedForThisTurn(value as AnyObject)
    }
    return result
  }

  /// The name of the class, without its module, which is the app's on a device.
  public static func description() -> String { "\(self)" }

  /// Whether the class itself has a method that a selector of a text names. Only `sharedApplication` of UIApplication is modelled; for
  /// another one the outcomes are unknown.
  public static func responds(to selector: Selector?) -> Bool {
    let owner: Any.Type = self
    return _onMainActor { sharedObject(of: owner, selector) != nil }
  }

  /// Calls a method of the class. Only `sharedApplication` of UIApplication is modelled; for another one the outcomes are unknown.
  @discardableResult
  public static func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
    nonisolated(unsafe) var result: Unmanaged<AnyObject>?
    let owner: Any.Type = self
    _onMainActor { result = sharedObject(of: owner, selector).map(Unmanaged.passUnretained) }
    return result
  }
}

// The delegates of UIKit are objects of Objective-C on Apple's systems.
extension _DelegateObject {
  /// Whether the object has a method that selectors can call, or its class says so.
  @_disfavoredOverload public func responds(to selector: Selector?) -> Bool { _answers(self, to: selector) }
  /// Whether the object conforms to a protocol, or its class says so.
  @_disfavoredOverload public func conforms(to aProtocol: Protocol) -> Bool { _conforms(self, to: aProtocol) }
  /// Whether the object is an instance of a class or of a subclass.
  @_disfavoredOverload public func isKind(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isKind(of: aClass) ?? false
  }
  /// Whether two objects are equal.
  @_disfavoredOverload public func isEqual(_ object: Any?) -> Bool { (self as? NSObject)?.isEqual(object) ?? false }
}

/// Retains the result of `perform(_:with:)`, which callers get unretained, until the next turn of the app's run loop.
@MainActor
private func retainedForThisTurn(_ object: AnyObject) -> Unmanaged<AnyObject> {
  Engine.current.clock.schedule(afterNanoseconds: 1) { withExtendedLifetime(object) {} }
  return .passUnretained(object)
}

/// The object that a method of a class returns.
@MainActor
private func sharedObject(of owner: Any.Type, _ selector: Selector?) -> AnyObject? {
  if owner is UIApplication.Type, selector?.description == "sharedApplication" { return UIApplication.shared }
  Unmodelled.note(
    "the method `\(selector?.description ?? "nil")` of the class \(owner) is called by a selector, and that is not modelled"
  )
  return nil
}

/// What UIKit's class method `description` of an object's class returns.
public func _description(of type: Any.Type) -> String { "\(type)" }

/// A protocol as a value: `conforms(to: UIScrollViewDelegate.self)`.
public typealias Protocol = Any.Type

private func _answers(_ object: AnyObject, to selector: Selector?) -> Bool {
  guard let selector else { return false }
  nonisolated(unsafe) let object = object
  return _onMainActor { _MessageForwarding.responds(object, to: selector.description) }
}

private func _conforms(_ object: AnyObject, to aProtocol: Protocol) -> Bool {
  nonisolated(unsafe) let object = object
  return _onMainActor { _MessageForwarding.conforms(object, to: aProtocol) }
}

extension NSObject {
  /// The class, as archives name it.
  public static func classForCoder() -> AnyClass { self }

  /// The class from which the class is derived. Source: Apple's page of NSObjectProtocol.superclass [D].
  public static func superclass() -> AnyClass? { _getSuperclass(self) }

  /// Calls a method after a time of the virtual clock. The object is retained until then.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) let target = self
    _onMainActor { DelayedCalls.current.add(selector, of: target, with: object, afterDelay: delay) }
  }

  /// Cancels the delayed calls of an object.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    cancelDelayedCalls(of: target as AnyObject, nil)
  }

  /// Cancels the delayed calls of a method of an object.
  public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
    cancelDelayedCalls(of: target as AnyObject, selector)
  }
}

/// Cancels the delayed calls of an object, or only those of one of its methods.
private func cancelDelayedCalls(of target: AnyObject, _ selector: Selector?) {
  nonisolated(unsafe) let target = target
  _onMainActor { DelayedCalls.current.cancel(target, selector) }
}

/// Runs `body`. Linux has no autorelease pools.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// A selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
