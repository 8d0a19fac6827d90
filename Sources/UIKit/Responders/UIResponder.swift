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
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? .zero }
    set { accessibility.frame = newValue }
  }
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { accessibility.activationPoint = newValue }
  }
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility.navigationStyle }
    set { accessibility.navigationStyle = newValue }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertColors }
    set { accessibility.ignoresInvertColors = newValue }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToUserInteraction ?? isAccessibilityElement }
    set { accessibility.respondsToUserInteraction = newValue }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels }
    set { accessibility.userInputLabels = newValue }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility.customRotors }
    set { accessibility.customRotors = newValue }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility.attributedLabel }
    set { accessibility.attributedLabel = newValue }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility.attributedHint }
    set { accessibility.attributedHint = newValue }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility.attributedValue }
    set { accessibility.attributedValue = newValue }
  }
  open var automationElements: [Any]? {
    get { accessibilityElements }
    set { accessibilityElements = newValue }
  }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    nil
  }
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Called after the change of a property of a scroll view that the responder observes by its name.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    _unexpectedChange(forKeyPath: keyPath, of: object, change: change, context: context)
  }

  /// The input mode while the responder is first responder. The keyboard does not depend on it here.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// A name under which the system remembers the input mode. The keyboard does not depend on it here.
  open var textInputContextIdentifier: String? { nil }

  /// The app of a view or a controller; for other responders the running one.
  private final var app: UIApplication { engineOfApp.application }

  private final var engineOfApp: Engine { (self as? UIView)?.engine ?? (self as? UIViewController)?.engine ?? .current }

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
    engineOfApp.effects.willChange(self, .firstResponder)
    app.firstResponder = self
    // A text field does it after its own callbacks.
    if !(self is UITextField) { engineOfApp.keyboard.didFocus(self, in: engineOfApp) }
    return true
  }

  /// Resigns first responder if allowed; returns whether it is not first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    engineOfApp.effects.willChange(self, .firstResponder)
    app.firstResponder = nil
    engineOfApp.keyboard.didUnfocus(self, in: engineOfApp)
    return true
  }

  // MARK: Keyboards, commands and presses. No session contains them.

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open func reloadInputViews() {}
  open var keyCommands: [UIKeyCommand]? { nil }
  open var undoManager: UndoManager? { nil }
  open var userActivity: NSUserActivity? {
    get { accessibility.userActivity }
    set { accessibility.userActivity = newValue }
  }
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Whether the responder has the method of an action. The methods of classes of rules builds are included.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    _SelectorTable.method(action.description, of: self) != nil
  }
  /// The first responder of the chain that can perform an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  open func validate(_ command: UICommand) {}
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  /// Called with better values of touches that were estimated, as a pencil's are. Fingers' are not.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

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
