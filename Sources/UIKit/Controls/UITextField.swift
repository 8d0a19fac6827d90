public import Foundation

/// A line of text that takes the focus when it is tapped. There are no keys here: only code changes the text.
///
/// The tap is a recognizer's of its own, so the control sends `touchDown` and then `touchCancel`, never a touch-up event,
/// and `editingDidBegin` with the focus.
/// Source: Stack Overflow 8797726, only touchCancel comes [O]; Apple's header for the events of editing [D].
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The text. Empty.
  open var text: String? = ""
  /// What is shown while there is no text; for pictures.
  open var placeholder: String?
  /// Is asked and told about editing; not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field has the focus.
  open var isEditing: Bool { isFirstResponder }

  /// Yes, while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Makes a field at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = UITapGestureRecognizer()
    tap.isInternal = true
    tap.addHandler { [weak self] _ in self?.becomeFirstResponder() }
    addGestureRecognizer(tap)
  }

  /// Fields are made by code here.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Takes the focus, if the delegate agrees; then `editingDidBegin`.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin)
    return true
  }

  /// Gives the focus up, if the delegate agrees; then `editingDidEnd`.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self)
    send(.editingDidEnd)
    return true
  }

  /// A field that leaves its window loses the focus. Source: Apple's header of textFieldDidEndEditing [D].
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard isFirstResponder else { return }
    engine.application.firstResponder = nil
    delegate?.textFieldDidEndEditing(self)
    send(.editingDidEnd)
  }
}
