/// The names of methods of the app as results have them: `CheckoutViewController.pay`, `Cell.toggle(_:)`.
///
/// A name has the class of the object at run time, nested and generic types as Swift writes them, without modules and addresses, and the name
/// of the method in Swift; a method without arguments has no parentheses.
@MainActor
final class HandlerNames {
  /// The end of the name of a closure whose weak `self` was deallocated.
  static let gone = " (self is gone)"

  private struct Key: Hashable {
    let aClass: ObjectIdentifier
    let method: String
  }

  private var methods: [Key: String?] = [:]
  private var classes: [ObjectIdentifier: String] = [:]
  private var delegates: [Key: Bool] = [:]

  /// The modules of systems and harnesses, whose classes are not the app's. UIKit is not one of them: an app may register a method of it.
  static let systemModules: Set<String> = [
    "OverlayContainer", "Cards", "CopyPaper", "DropDown", "TouchDelegateTable", "ObjectiveCRuntime", "PassThrough",
    "Scenes", "SystemScenes",
    "TouchCapture", "TouchReplay", "Combine", "SwiftUI", "Playback", "Capture", "Foundation", "Dispatch",
  ]

  /// The name of a method that a selector calls; `nil` for one that is not the app's.
  func name(of selector: String, of object: AnyObject) -> String? {
    let aClass: AnyClass = type(of: object)
    let key = Key(aClass: ObjectIdentifier(aClass), method: selector)
    if let known = methods[key] { return known }
    let isInTable = _SelectorTable.inheritedMethod(selector, from: aClass) != nil
    if !isInTable, DeclaredHandlers.tables[Self.module(of: aClass)] != nil {
      // The table of a translated class has its methods, so the method is UIKit's.
      let name = className(of: classOfUIKit(above: aClass)) + "." + Self.swiftName(selector)
      methods[key] = name
      return name
    }
    let name: String? =
      _SelectorTable.inheritedMethod(selector, from: aClass) == nil
        && Self.systemModules.contains(Self.module(of: aClass))
      ? nil : className(of: aClass) + "." + (_SelectorTable.swiftName(selector, of: aClass) ?? Self.swiftName(selector))
    methods[key] = name
    return name
  }

  private func classOfUIKit(above aClass: AnyClass) -> AnyClass {
    var candidate: AnyClass = aClass
    while Self.module(of: candidate) != "UIKit", let superclass = _getSuperclass(candidate) { candidate = superclass }
    return candidate
  }

  func name(of notification: DelegateNotification, of object: AnyObject) -> String {
    let aClass: AnyClass = type(of: object)
    let key = Key(aClass: ObjectIdentifier(aClass), method: notification.name)
    if let known = methods[key], let known { return known }
    let name = className(of: aClass) + "." + notification.name
    methods[key] = name
    return name
  }

  /// Whether the class of a delegate, or a superclass that is not UIKit's, has the method of a notification.
  ///
  /// Of a class that was not translated it is not known which optional methods it has: it has all but the rare ones.
  func hasMethod(_ notification: DelegateNotification, of object: AnyObject) -> Bool {
    let aClass: AnyClass = type(of: object)
    let key = Key(aClass: ObjectIdentifier(aClass), method: notification.selector)
    if let known = delegates[key] { return known }
    let has =
      _SelectorTable.inheritedMethod(notification.selector, from: aClass) != nil
      || !notification.isRare && !_SelectorTable.isDescribed(aClass) && Self.module(of: aClass) != "UIKit"
        && !Self.systemModules.contains(Self.module(of: aClass))
    delegates[key] = has
    return has
  }

  /// The class of the app that a class is or that a generated subclass derives from; `nil` for a class of UIKit or a system.
  func ownClass(of aClass: AnyClass) -> AnyClass? {
    var named: AnyClass = aClass
    while let superclass = _getSuperclass(named),
      _typeName(named, qualified: false).hasPrefix("__TouchReplayOverriding")
    {
      named = superclass
    }
    let module = Self.module(of: named)
    return module == "UIKit" || Self.systemModules.contains(module) ? nil : named
  }

  /// The name of a class as Swift writes it, without modules; for a generated subclass that of the app's class.
  func className(of aClass: AnyClass) -> String {
    if let known = classes[ObjectIdentifier(aClass)] { return known }
    var named: AnyClass = aClass
    while let superclass = _getSuperclass(named),
      _typeName(named, qualified: false).hasPrefix("__TouchReplayOverriding")
    {
      named = superclass
    }
    let name = Self.withoutModules(_typeName(named))
    classes[ObjectIdentifier(aClass)] = name
    return name
  }

  static func module(of aClass: AnyClass) -> String { String(_typeName(aClass).prefix { $0 != "." }) }

  /// The qualified name of a type without the names of modules, of private contexts and of extensions.
  static func withoutModules(_ name: String) -> String {
    var result = ""
    var component = ""
    // The first component of a name is its module.
    var isFirst = true
    var rest = Substring(name)
    while let character = rest.first {
      if character == "(", rest.hasPrefix("(unknown context at ") || rest.hasPrefix("(extension in ") {
        rest = rest.drop { $0 != ")" }.dropFirst()
        if rest.first == "." || rest.first == ":" { rest = rest.dropFirst() }
        continue
      }
      rest = rest.dropFirst()
      if character == "." {
        if !isFirst { result += component + "." }
        (component, isFirst) = ("", false)
      } else if "<>,() ".contains(character) {
        result += component + String(character)
        (component, isFirst) = ("", true)
      } else {
        component.append(character)
      }
    }
    return result + component
  }

  /// The name in Swift of a method whose name in Objective-C is all that is known: `toggle:` is `toggle(_:)`.
  static func swiftName(_ selector: String) -> String {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return selector }
    let labels = ["_"] + parts.dropFirst().dropLast().map { $0.isEmpty ? "_" : $0 }
    return parts[0] + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}
