import UIKit

/// The views and controllers that the stored properties of an object hold, in the order of declaration.
@MainActor
struct HeldObjects {
  private(set) var all: [(property: String, value: AnyObject)] = []
  /// The names of all properties.
  private(set) var declared: [String] = []

  /// Inspects the properties that classes outside UIKit declare.
  init(_ object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    var mirrors: [Mirror] = []
    while let known = mirror, !String(reflecting: known.subjectType).hasPrefix("UIKit.") {
      mirrors.append(known)
      mirror = known.superclassMirror
    }
    for mirror in mirrors.reversed() {
      for child in mirror.children {
        guard let label = child.label else { continue }
        declared.append(Self.property(label))
        if !add(child.value, Self.property(label)), label.hasPrefix("_"), let wrapped = Self.wrapped(child.value) {
          add(wrapped, String(label.dropFirst()))
        }
      }
    }
  }

  /// Adds what the value of a property is. Returns false if that is no view, no controller and no list of them.
  @discardableResult
  private mutating func add(_ value: Any, _ property: String) -> Bool {
    if let view = value as? UIView {
      all.append((property, view))
    } else if let controller = value as? UIViewController {
      all.append((property, controller))
    } else if let views = value as? [UIView] {
      all += views.enumerated().map { ("\(property)[\($0)]", $1) }
    } else if let controllers = value as? [UIViewController] {
      all += controllers.enumerated().map { ("\(property)[\($0)]", $1) }
    } else {
      return false
    }
    return true
  }

  /// What a property wrapper stores: its `wrappedValue`, or else its only stored property.
  private static func wrapped(_ wrapper: Any) -> Any? {
    let children = Mirror(reflecting: wrapper).children
    let isStored = { (child: Mirror.Child) in
      child.label == "wrappedValue" || child.label == "$__lazy_storage_$_wrappedValue"
    }
    return (children.first(where: isStored) ?? (children.count == 1 ? children.first : nil))?.value
  }

  /// The name in the source: a lazy property is stored under another name.
  private static func property(_ label: String) -> String {
    if label.hasPrefix("$__lazy_storage_$_") { return String(label.dropFirst("$__lazy_storage_$_".count)) }
    return label
  }
}
