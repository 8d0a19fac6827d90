public import Foundation

// Linux's Foundation has no key-value coding. The keys are those of UIKit's public properties that have a part in touches;
// any other key, of a private property above all, is reported and has no value.
extension NSObjectProtocol {
  /// The value of a property of UIKit by its name. `nil` for a name that is not modelled; the outcomes are then unknown.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    KeyedProperty.value(of: self, key)
  }

  /// Changes a property of UIKit by its name. A name that is not modelled has no effect; the outcomes are then unknown.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    if let found = KeyedProperty.find(key, of: self), found.set(self, value) { return }
    Unmodelled.note("the change of the value for the key `\(key)` of a \(type(of: self)) is not modelled")
  }

  /// As ``value(forKey:)``, with names that are separated by dots.
  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyedProperty.value(of: self, at: keyPath.split(separator: ".").map(String.init))
  }

  /// As ``setValue(_:forKey:)``, with names that are separated by dots.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { return }
    let owner: Any? = keys.count == 1 ? self : KeyedProperty.value(of: self, at: keys.dropLast())
    (owner as? NSObject)?.setValue(value, forKey: last)
  }

  /// The value of a property of a class: the shared application, the main screen, the current device.
  @preconcurrency @MainActor
  public static func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".").map(String.init)
    let owner: NSObject? =
      switch (Self.self as Any.Type, keys.first) {
      case (is UIApplication.Type, "shared"), (is UIApplication.Type, "sharedApplication"): UIApplication.shared
      case (is UIScreen.Type, "main"), (is UIScreen.Type, "mainScreen"): UIScreen.main
      case (is UIDevice.Type, "current"), (is UIDevice.Type, "currentDevice"): UIDevice.current
      default: nil
      }
    guard let owner else {
      Unmodelled.note("the value for the key path `\(keyPath)` of \(Self.self) is not modelled")
      return nil
    }
    return KeyedProperty.value(of: owner, at: Array(keys.dropFirst()))
  }

  /// As ``value(forKeyPath:)`` of a class.
  @preconcurrency @MainActor
  public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}

/// A property that code can use by its name.
@MainActor
struct KeyedProperty {
  let names: [String]
  let get: (Any) -> Any?
  /// Changes the property. Returns false if it cannot be changed or has another type.
  let set: (Any, Any?) -> Bool
  let isOwner: (Any) -> Bool

  /// The value of a key. `nil` for a key that is not modelled, which is reported.
  static func value(of object: Any, _ key: String) -> Any? {
    if let found = find(key, of: object) { return found.get(object) }
    Unmodelled.note("the value for the key `\(key)` of a \(type(of: object)) is not modelled")
    return nil
  }

  /// The value of a key of the value of a key, and so on.
  static func value(of object: Any, at keys: [String]) -> Any? {
    var value: Any? = object
    for key in keys {
      guard let object = value as? NSObject else { return nil }
      value = Self.value(of: object, key)
    }
    return value
  }

  static func find(_ key: String, of object: Any) -> KeyedProperty? {
    all.first { $0.names.contains(key) && $0.isOwner(object) }
  }

  private static func readable<Owner, Value>(_ names: String..., of: Owner.Type, _ get: @escaping (Owner) -> Value)
    -> KeyedProperty
  {
    KeyedProperty(
      names: names, get: { ($0 as? Owner).map(get) }, set: { _, _ in false }, isOwner: { $0 is Owner })
  }

  private static func property<Owner: AnyObject, Value>(
    _ names: String..., at path: ReferenceWritableKeyPath<Owner, Value>
  ) -> KeyedProperty {
    KeyedProperty(
      names: names, get: { ($0 as? Owner)?[keyPath: path] },
      set: { owner, value in
        guard let owner = owner as? Owner, let value = convert(value, to: Value.self) else { return false }
        owner[keyPath: path] = value
        return true
      }, isOwner: { $0 is Owner })
  }

  /// A value as the type of a property: numbers are boxed in Objective-C.
  private static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    guard let number = value as? NSNumber ?? (value as? Double).map({ NSNumber(value: $0) }) else { return nil }
    return switch type {
    case is CGFloat.Type: CGFloat(number.doubleValue) as? Value
    case is Double.Type: number.doubleValue as? Value
    case is Int.Type: number.intValue as? Value
    case is Bool.Type: number.boolValue as? Value
    default: nil
    }
  }

  private static let all: [KeyedProperty] = [
    property("frame", at: \UIView.frame), property("bounds", at: \UIView.bounds),
    property("center", at: \UIView.center), property("transform", at: \UIView.transform),
    property("alpha", at: \UIView.alpha), property("tag", at: \UIView.tag),
    property("hidden", "isHidden", at: \UIView.isHidden),
    property("userInteractionEnabled", "isUserInteractionEnabled", at: \UIView.isUserInteractionEnabled),
    property("multipleTouchEnabled", "isMultipleTouchEnabled", at: \UIView.isMultipleTouchEnabled),
    property("exclusiveTouch", "isExclusiveTouch", at: \UIView.isExclusiveTouch),
    property("clipsToBounds", at: \UIView.clipsToBounds), property("backgroundColor", at: \UIView.backgroundColor),
    // A private method of UIKit, which key-value coding finds as the getter of a property.
    readable("recursiveDescription", of: UIView.self, \.recursiveDescription),
    readable("superview", of: UIView.self) { $0.superview as Any },
    readable("window", of: UIView.self) { $0.window as Any },
    readable("subviews", of: UIView.self, \.subviews), readable("layer", of: UIView.self, \.layer),
    property("enabled", "isEnabled", at: \UIControl.isEnabled),
    property("selected", "isSelected", at: \UIControl.isSelected),
    property("highlighted", "isHighlighted", at: \UIControl.isHighlighted),
    property("contentOffset", at: \UIScrollView.contentOffset), property("contentSize", at: \UIScrollView.contentSize),
    property("contentInset", at: \UIScrollView.contentInset),
    property("scrollEnabled", "isScrollEnabled", at: \UIScrollView.isScrollEnabled),
    property("text", at: \UILabel.text), property("text", at: \UITextField.text),
    readable("view", of: UIViewController.self) { $0.view as Any },
    property("title", at: \UIViewController.title),
    readable("parentViewController", "parent", of: UIViewController.self) { $0.parent as Any },
    readable("navigationController", of: UIViewController.self) { $0.navigationController as Any },
    readable("tabBarController", of: UIViewController.self) { $0.tabBarController as Any },
    readable("presentedViewController", of: UIViewController.self) { $0.presentedViewController as Any },
    readable("presentingViewController", of: UIViewController.self) { $0.presentingViewController as Any },
    property("tabBar", at: \UITabBarController.tabBar),
    property("enabled", "isEnabled", at: \UIGestureRecognizer.isEnabled),
    readable("state", of: UIGestureRecognizer.self, \.state.rawValue),
    readable("windows", of: UIApplication.self, \.windows),
  ]
}
