public import Foundation
public import UIKit

// Linux's Foundation has no selectors.
extension NSObjectProtocol {
  /// Whether the object's class has a method that selectors can call.
  public func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return _responds(self, to: selector.description)
  }

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
extension UIScrollViewDelegate {
  /// Whether the object's class has a method that selectors can call.
  @_disfavoredOverload public func responds(to selector: Selector?) -> Bool {
    selector.map { _responds(self, to: $0.description) } ?? false
  }
}
extension UIGestureRecognizerDelegate {
  /// Whether the object's class has a method that selectors can call.
  @_disfavoredOverload public func responds(to selector: Selector?) -> Bool {
    selector.map { _responds(self, to: $0.description) } ?? false
  }
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
