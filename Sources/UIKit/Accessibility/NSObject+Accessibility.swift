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
    get { AccessibilityOfObjects.current.values(of: self) }
    set { AccessibilityOfObjects.current.set(newValue, of: self) }
  }
}

extension UIImage {
  /// A name for tests of interfaces.
  @preconcurrency @MainActor
  public final var accessibilityIdentifier: String? {
    get { AccessibilityOfObjects.current.values(of: self).identifier }
    set {
      var values = AccessibilityOfObjects.current.values(of: self)
      values.identifier = newValue
      AccessibilityOfObjects.current.set(values, of: self)
    }
  }
}
