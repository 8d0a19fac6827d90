public import Foundation

// Every object has these properties. Those of responders are members of UIResponder, which code overrides.
extension NSObjectProtocol {
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { accessibilityValues.isElement }
    set { accessibilityValues.isElement = newValue }
  }
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { accessibilityValues.label }
    set { accessibilityValues.label = newValue }
  }
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { accessibilityValues.hint }
    set { accessibilityValues.hint = newValue }
  }
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { accessibilityValues.value }
    set { accessibilityValues.value = newValue }
  }
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues.traits }
    set { accessibilityValues.traits = newValue }
  }
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { accessibilityValues.frame ?? .zero }
    set { accessibilityValues.frame = newValue }
  }
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { accessibilityValues.elements }
    set { accessibilityValues.elements = newValue }
  }
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { accessibilityValues.elementsHidden }
    set { accessibilityValues.elementsHidden = newValue }
  }
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { accessibilityValues.language }
    set { accessibilityValues.language = newValue }
  }
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityValues.customActions }
    set { accessibilityValues.customActions = newValue }
  }

  @MainActor private var accessibilityValues: AccessibilityValues {
    get { AccessibilityOfObjects.values(of: self) }
    set { AccessibilityOfObjects.set(newValue, of: self) }
  }
}

extension UIImage {
  /// A name for tests of interfaces.
  @preconcurrency @MainActor
  public final var accessibilityIdentifier: String? {
    get { AccessibilityOfObjects.values(of: self).identifier }
    set {
      var values = AccessibilityOfObjects.values(of: self)
      values.identifier = newValue
      AccessibilityOfObjects.set(values, of: self)
    }
  }
}

/// The values of objects that are no responders, while the objects exist.
@MainActor
private enum AccessibilityOfObjects {
  private struct Entry {
    weak var owner: AnyObject?
    var values: AccessibilityValues
  }
  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of objects that exist no more are removed.
  private static var limit = 64

  static func values(of object: AnyObject) -> AccessibilityValues {
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return AccessibilityValues() }
    return entry.values
  }

  static func set(_ values: AccessibilityValues, of object: AnyObject) {
    if entries.count >= limit {
      entries = entries.filter { $0.value.owner != nil }
      limit = max(64, 2 * entries.count)
    }
    entries[ObjectIdentifier(object)] = Entry(owner: object, values: values)
  }
}
