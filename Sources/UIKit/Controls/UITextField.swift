public import Foundation

/// A line of text that becomes first responder when it is tapped. There is no keyboard: only code changes the text.
///
/// A recognizer of the field recognizes the tap, so the control sends `touchDown` and then `touchCancel`, never a
/// touch-up event, and `editingDidBegin` when it becomes first responder.
/// Source: Stack Overflow 8797726, only touchCancel is sent [O]; Apple's header for the events of editing [D].
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The border, which takes part in the size of the field.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// Default: the empty string.
  open var text: String? = "" { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
  /// The text shown while ``text`` is empty.
  open var placeholder: String? { didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } } }
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  /// The text with its attributes, of which the size uses none.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  open var attributedPlaceholder: NSAttributedString? { didSet { placeholder = attributedPlaceholder?.string } }

  /// The size of the text, or of the placeholder, with the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fieldSize }
  /// The size of the text, or of the placeholder, with the border.
  open override var intrinsicContentSize: CGSize { fieldSize }

  // The following have no effect on touches.
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var isSecureTextEntry = false
  /// Takes part in editing; held weakly.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field is the first responder.
  open var isEditing: Bool { isFirstResponder }

  /// True while the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = UITapGestureRecognizer()
    tap.isInternal = true
    tap.addHandler { [weak self] _ in self?.becomeFirstResponder() }
    addGestureRecognizer(tap)
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Becomes first responder if the delegate allows it; then sends `editingDidBegin`; then the keyboard appears, if the scene has one.
  /// Source: logs of fields, in which the delegate's method precedes the keyboard's notifications [O].
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin)
    if isFirstResponder { engine.keyboard.didFocus(self, in: engine) }
    return true
  }

  /// Resigns first responder if the delegate allows it; then sends `editingDidEnd`.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self)
    send(.editingDidEnd)
    return true
  }

  /// A field that leaves its window resigns first responder. Source: Apple's header of textFieldDidEndEditing [D].
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard isFirstResponder else { return }
    engine.application.firstResponder = nil
    engine.keyboard.didUnfocus(self, in: engine)
    delegate?.textFieldDidEndEditing(self)
    send(.editingDidEnd)
  }
}
