public import Foundation

/// A line of text that becomes first responder when it is tapped. There is no keyboard: only code changes the text.
///
/// A recognizer of the field recognizes the tap, so the control sends `touchDown` and then `touchCancel`, never a
/// touch-up event, and `editingDidBegin` when it becomes first responder.
/// Source: Stack Overflow 8797726, only touchCancel is sent [O]; Apple's header for the events of editing [D].
@preconcurrency @MainActor
open class UITextField: UIControl {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .text: text.map { .text($0) }
    case .placeholder: placeholder.map { .text($0) }
    case .isSecure: .flag(isSecureTextEntry)
    default: super.effectValue(of: kind)
    }
  }

  /// The border, which takes part in the size of the field.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }
  /// Why editing ended. On iPhone and iPad it is always committed. Source: Apple's page of this type [D].
  public enum DidEndEditingReason: Int, Sendable { case committed }

  /// Default: the empty string.
  open var text: String? = "" {
    willSet { engine.effects.willChange(self, .text) }
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The text shown while ``text`` is empty.
  open var placeholder: String? {
    willSet { engine.effects.willChange(self, .placeholder) }
    didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } }
  }
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
  open var isSecureTextEntry = false { willSet { engine.effects.partWillChange(self, .isSecure) } }
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var allowsEditingTextAttributes = false
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
  open override var inputView: UIView? {
    get { storedTraits.inputView }
    set { storedTraits.inputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { storedTraits.inputAccessoryView }
    set { storedTraits.inputAccessoryView = newValue }
  }

  // MARK: Positions in the text. Places on the screen are not modelled, and reported.

  open var selectedTextRange: UITextRange? {
    get { isFirstResponder ? OffsetRange(selectedOffsets) : nil }
    set { selectedOffsets = newValue.map(offsets) ?? NSRange(location: wholeText.length, length: 0) }
  }
  final var selectedOffsets = NSRange(location: 0, length: 0)
  open var hasText: Bool { text?.isEmpty == false }
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { if hasText { text?.removeLast() } }
  open var markedTextRange: UITextRange? { nil }
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open weak var inputDelegate: (any UITextInputDelegate)?
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
  open var beginningOfDocument: UITextPosition { OffsetPosition(0) }
  open var endOfDocument: UITextPosition { OffsetPosition(wholeText.length) }
  open func text(in range: UITextRange) -> String? { wholeText.attributedSubstring(from: offsets(of: range)).string }
  open func replace(_ range: UITextRange, withText text: String) { replaceText(range, with: text) }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { insertText(markedText ?? "") }
  open func unmarkText() {}
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (start, end) = (offset(of: fromPosition), offset(of: toPosition))
    return OffsetRange(NSRange(location: min(start, end), length: abs(end - start)))
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { moved(position, by: offset) }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { moved(position, direction, by: offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { order(position, other) }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offset(of: toPosition) - offset(of: from)
  }
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .right || direction == .down ? range.end : range.start
  }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { moved(position, direction, by: 1).flatMap { textRange(from: position, to: $0) } }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  open func firstRect(for range: UITextRange) -> CGRect {
    noteTextPlaces()
    return .zero
  }
  open func caretRect(for position: UITextPosition) -> CGRect {
    noteTextPlaces()
    return .zero
  }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    noteTextPlaces()
    return []
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    noteTextPlaces()
    return endOfDocument
  }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    noteTextPlaces()
    return range.end
  }
  open func characterRange(at point: CGPoint) -> UITextRange? {
    noteTextPlaces()
    return nil
  }
  /// The attributes of the character beside a position.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    let place = offset(of: position) - (direction == .forward ? 0 : 1)
    guard place >= 0, place < wholeText.length else { return nil }
    return wholeText.attributes(at: place, effectiveRange: nil)
  }

  // MARK: The views beside the text

  /// A view at the left end, which is a subview while its mode shows it.
  open var leftView: UIView? { didSet { sideViewsDidChange(from: oldValue) } }
  /// A view at the right end, which is a subview while its mode shows it.
  open var rightView: UIView? { didSet { sideViewsDidChange(from: oldValue) } }
  /// Default: ``ViewMode/never``.
  open var leftViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
  /// Default: ``ViewMode/never``.
  open var rightViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
  /// When the button that clears the text is there, which is not modelled: a touch on the field is unknown then. Default: never.
  open var clearButtonMode = ViewMode.never

  /// The rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { spaceOfText(in: bounds) }
  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { spaceOfText(in: bounds) }
  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the button that clears the text. Its size is inferred [I].
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// The rectangle of ``leftView``: its size, centered at the left end.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { rect(of: leftView, atLeft: true, in: bounds) }
  /// The rectangle of ``rightView``: its size, centered at the right end.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rect(of: rightView, atLeft: false, in: bounds) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }

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
    engine.handlers.sendCall(.didBeginEditing, to: delegate, of: self) { delegate?.textFieldDidBeginEditing(self) }
    send(.editingDidBegin)
    sideViewsDidChange()
    if isFirstResponder { engine.keyboard.didFocus(self, in: engine) }
    return true
  }

  /// Resigns first responder if the delegate allows it; then sends `editingDidEnd`.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard super.resignFirstResponder() else { return false }
    sendDidEndEditing()
    send(.editingDidEnd)
    sideViewsDidChange()
    return true
  }

  /// Informs the delegate: by the method with a reason, else by the one without.
  private final func sendDidEndEditing() {
    let handlers = engine.handlers
    guard let delegate else { return }
    let hasReason = handlers.names.hasMethod(.didEndEditingForReason, of: delegate)
    handlers.sendCall(hasReason ? .didEndEditingForReason : .didEndEditing, to: delegate, of: self) {
      delegate.textFieldDidEndEditing(self, reason: .committed)
    }
  }

  /// A field that leaves its window resigns first responder. Source: Apple's header of textFieldDidEndEditing [D].
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard isFirstResponder else { return }
    engine.application.firstResponder = nil
    engine.keyboard.didUnfocus(self, in: engine)
    sendDidEndEditing()
    send(.editingDidEnd)
  }
}
