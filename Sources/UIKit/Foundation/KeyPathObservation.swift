public import Foundation

/// The keys of a change that an observer by name gets.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// An observer of a property by its name that is no responder. The translated copy of a class that overrides the method of NSObject
/// conforms: Linux's NSObject lacks it.
@preconcurrency @MainActor
public protocol _KeyPathObserver: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls an observer's ``UIResponder/observeValue(forKeyPath:of:change:context:)`` after the changes of a property. The observer is also
  /// called if the new value is the old one, and is not retained. Source: Apple's guide to key-value observing [D].
  ///
  /// The changes of a scroll view's offset, size of content and inset are reported. If code observes another property, the outcomes that
  /// follow are unknown.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let property = NamedProperty(keyPath)
    let canReceiveChanges = observer is UIResponder || observer is any _KeyPathObserver
    guard let scrollView = self as? UIScrollView, let property, canReceiveChanges, !options.contains(.prior) else {
      Unmodelled.note("`\(keyPath)` of `\(type(of: self))` is observed by its name, and its changes are not reported")
      return
    }
    scrollView.addNamedObserver(observer, of: property, keyPath, options, context)
  }
  @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    (self as? UIScrollView)?.removeNamedObserver { $0.observer === observer && $0.keyPath == keyPath }
  }
  @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    (self as? UIScrollView)?.removeNamedObserver {
      $0.observer === observer && $0.keyPath == keyPath && $0.context == context
    }
  }
}

/// What `super.observeValue(…)` is where NSObject's method is meant: UIKit ends the app, because the change was not expected.
/// Source: Apple's guide to key-value observing [D].
@preconcurrency @MainActor
public func _unexpectedChange(
  forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
) {
  Unmodelled.note("a change of `\(keyPath ?? "")` was passed on to NSObject, with which UIKit ends the app")
}

/// A property of a scroll view that can be observed by its name.
@MainActor
struct NamedProperty {
  let property: ObservedProperty
  let value: (UIScrollView) -> Any

  init?(_ name: String) {
    switch name {
    case "contentOffset": (property, value) = (.contentOffset, { NSValue(point: $0.contentOffset) })
    case "contentSize": (property, value) = (.contentSize, { NSValue(size: $0.contentSize) })
    case "contentInset": (property, value) = (.contentInset, { $0.contentInset })
    default: return nil
    }
  }
}

/// An observer of a property by its name, until it is removed.
struct NamedObserver {
  weak var observer: NSObject?
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  let observation: NSKeyValueObservation
}

extension UIScrollView {
  fileprivate final func addNamedObserver(
    _ observer: NSObject, of named: NamedProperty, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    var last = named.value(self)
    let send: @MainActor (UIScrollView, NSObject, Bool) -> Void = { object, observer, isInitial in
      let new = named.value(object)
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
      if options.contains(.new) { change[.newKey] = new }
      if options.contains(.old), !isInitial { change[.oldKey] = last }
      last = new
      if let responder = observer as? UIResponder {
        responder.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      } else if let observer = observer as? any _KeyPathObserver {
        observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    }
    let observation = NSKeyValueObservation(named.property) { [weak self, weak observer] in
      if let self, let observer { send(self, observer, false) }
    }
    observations.append(WeakObservation(observation: observation))
    namedObservers.append(
      NamedObserver(observer: observer, keyPath: keyPath, context: context, observation: observation))
    if options.contains(.initial) { send(self, observer, true) }
  }

  /// Ends the last observation that fits.
  fileprivate final func removeNamedObserver(where fits: (NamedObserver) -> Bool) {
    guard let index = namedObservers.lastIndex(where: fits) else {
      Unmodelled.note("an observer that is not registered is removed, with which Foundation ends the app")
      return
    }
    namedObservers.remove(at: index).observation.invalidate()
  }
}
