public import Foundation

/// What an observation reports.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  /// The value after the change, with the option `new`.
  public let newValue: Value?
  /// The value before the change, with the option `old`.
  public let oldValue: Value?
  public let indexes: IndexSet?
  /// Whether the value has not changed yet, with the option `prior`.
  public let isPrior: Bool
}

/// Observes a property until it is invalidated or deallocated.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  let property: ObservedProperty?
  private var handler: (@MainActor () -> Void)?

  init(_ property: ObservedProperty?, _ handler: @escaping @MainActor () -> Void) {
    (self.property, self.handler) = (property, handler)
  }

  @MainActor
  func didChange(_ changed: ObservedProperty) {
    if property == changed { handler?() }
  }

  /// Ends the observation.
  public func invalidate() { handler = nil }
  var isValid: Bool { handler != nil }
}

/// A weak reference to an observation.
struct WeakObservation {
  weak var observation: NSKeyValueObservation?
}

/// A property of a scroll view whose changes are reported.
enum ObservedProperty: Sendable {
  case contentOffset, contentSize, contentInset, delegate

  /// The property of a key path of a scroll view; `nil` for one whose changes are not reported.
  @MainActor
  static func of<T: UIScrollView>(_ type: T.Type, _ path: AnyKeyPath) -> ObservedProperty? {
    switch path {
    case \T.contentOffset, \UIScrollView.contentOffset: .contentOffset
    case \T.contentSize, \UIScrollView.contentSize: .contentSize
    case \T.contentInset, \UIScrollView.contentInset: .contentInset
    case \UIScrollView.delegate: .delegate
    default: nil
    }
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls a handler after the changes of a property. The handler is also called if the new value is the old one. Source: Apple's
  /// guide to key-value observing [D].
  ///
  /// The changes of a scroll view's offset, size of content, inset and delegate are reported. If code observes another property,
  /// the outcomes that follow are unknown.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var property: ObservedProperty?
    if let scrollView = self as? UIScrollView {
      property = scrollView.property(of: keyPath)
    }
    if property == nil || options.contains(.prior) {
      Unmodelled.note("a property of `\(type(of: self))` is observed, and its changes are not reported")
    }
    var last: Value? = options.contains(.old) ? self[keyPath: keyPath] : nil
    let call: @MainActor (Self, Value?) -> Void = { object, old in
      let new = options.isDisjoint(with: [.new, .old]) ? nil : object[keyPath: keyPath]
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: old, indexes: nil, isPrior: false))
      if options.contains(.old) { last = object[keyPath: keyPath] }
    }
    let observation = NSKeyValueObservation(property) { [weak self] in
      if let self { call(self, last) }
    }
    (self as? UIScrollView)?.observations.append(WeakObservation(observation: observation))
    if options.contains(.initial) { call(self, nil) }
    return observation
  }
}

extension UIScrollView {
  fileprivate func property(of path: AnyKeyPath) -> ObservedProperty? {
    if let table = self as? UITableView {
      return ObservedProperty.of(type(of: table), path) ?? .of(UITableView.self, path)
    }
    if self is UITextView, let property = ObservedProperty.of(UITextView.self, path) { return property }
    if self is UICollectionView, let property = ObservedProperty.of(UICollectionView.self, path) { return property }
    return .of(type(of: self), path)
  }

  /// Observes the delegate: `scrollView.observe(\.delegate) { scrollView in … }`.
  public final func observe(
    _ keyPath: KeyPath<UIScrollView, (any UIScrollViewDelegate)?>,
    changeHandler: @escaping @MainActor (UIScrollView) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation(.delegate) { [weak self] in
      if let self { changeHandler(self) }
    }
    observations.append(WeakObservation(observation: observation))
    return observation
  }

  /// Calls the observers of a property after an assignment.
  final func notifyObservers(of property: ObservedProperty) {
    guard !observations.isEmpty else { return }
    for observer in observations { observer.observation?.didChange(property) }
    observations.removeAll { $0.observation?.isValid != true }
  }
}
