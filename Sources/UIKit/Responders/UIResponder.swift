public import Foundation

/// An object that handles events and is part of the responder chain.
///
/// Source: Apple, "Using responders and the responder chain to handle events" [D].
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {}

  /// Associated objects by the identity of their keys.
  package final var associatedObjects: [ObjectIdentifier: Any] = [:]

  // MARK: Accessibility. It has no effect on touches.

  private final var storedAccessibility: Box?
  private final var accessibility: AccessibilityValues {
    get { storedAccessibility?.values ?? AccessibilityValues() }
    set {
      if let storedAccessibility { storedAccessibility.values = newValue } else { storedAccessibility = Box(newValue) }
    }
  }
  private final class Box {
    var values: AccessibilityValues
    init(_ values: AccessibilityValues) { self.values = values }
  }
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibility.viewIsModal }
    set { accessibility.viewIsModal = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// The app of a view or a controller; for other responders the running one.
  private final var app: UIApplication {
    let engine = (self as? UIView)?.engine ?? (self as? UIViewController)?.engine
    return (engine ?? .current).application
  }

  /// The next responder; `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether the responder is the first responder.
  open var isFirstResponder: Bool { app.firstResponder === self }

  /// Whether the responder can become first responder. Default: false; true for text fields.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder can resign first responder. Default: true.
  open var canResignFirstResponder: Bool { true }

  /// Becomes first responder if the current one resigns; returns whether it is first responder now.
  /// Source: Apple's page of this method [D]; that there is one first responder for all windows is a simplification
  /// [I].
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = app.firstResponder, !present.resignFirstResponder() { return false }
    app.firstResponder = self
    return true
  }

  /// Resigns first responder if allowed; returns whether it is not first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    app.firstResponder = nil
    return true
  }

  /// Touches began. Forwards them to ``next``, as Apple's does.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches moved. Forwards them to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches ended. Forwards them to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system cancelled touches. Forwards them to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
