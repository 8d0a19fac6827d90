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
  public func perform(_ selector: Selector) -> Any? { perform(selector, with: nil) }

  /// Calls a method with an argument.
  @discardableResult
  public func perform(_ selector: Selector, with object: Any?) -> Any? {
    nonisolated(unsafe) let (object, target) = (object, self)
    nonisolated(unsafe) var result: Any?
    _onMainActor { result = selector._perform(on: target, object) }
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
  /// Calls a method after a time of the virtual clock. The object is retained until then.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) let target = self
    _onMainActor {
      let token = VirtualClock.current.schedule(afterNanoseconds: Int64(clamping: Int(max(delay, 0) * 1e9))) {
        DelayedPerform.pending.removeAll { $0.target === target && $0.selector == selector }
        selector._perform(on: target, object)
      }
      DelayedPerform.pending.append(DelayedPerform(target: target, selector: selector, token: token))
    }
  }

  /// Cancels the delayed calls of an object.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedPerform.cancel(target as AnyObject, nil)
  }

  /// Cancels the delayed calls of a method of an object.
  public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
    DelayedPerform.cancel(target as AnyObject, selector)
  }
}

/// A call that waits for its time.
@MainActor
private struct DelayedPerform {
  static var pending: [DelayedPerform] = []

  let target: AnyObject
  let selector: Selector
  let token: VirtualClock.Token

  nonisolated static func cancel(_ target: AnyObject, _ selector: Selector?) {
    nonisolated(unsafe) let target = target
    _onMainActor {
      for entry in pending where entry.target === target && (selector == nil || entry.selector == selector) {
        VirtualClock.current.cancel(entry.token)
      }
      pending.removeAll { $0.target === target && (selector == nil || $0.selector == selector) }
    }
  }
}

/// Runs `body`. Linux has no autorelease pools.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// A selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
