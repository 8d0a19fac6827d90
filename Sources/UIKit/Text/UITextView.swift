public import Foundation

/// A view of text that scrolls. What it does with touches apart from scrolling is not modelled: a touch on one is unknown.
@preconcurrency @MainActor
open class UITextView: UIScrollView, _StoredTextInputTraits, UnmodelledScrolling {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .text: text.map { .text($0) }
    case .isEditable: .flag(isEditable)
    // The characters are the effect.
    case .contentSize: nil
    default: super.effectValue(of: kind)
    }
  }

  open var text: String! {
    get { storage.string }
    set {
      engine.effects.willChange(self, .text)
      storage.setAttributedString(NSAttributedString(string: newValue ?? ""))
    }
  }
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage) }
    set {
      engine.effects.willChange(self, .text)
      storage.setAttributedString(newValue ?? NSAttributedString(string: ""))
    }
  }
  open var isSecureTextEntry = false
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true { willSet { engine.effects.partWillChange(self, .isEditable) } }
  open var isSelectable = true
  open var isFindInteractionEnabled = false
  open var allowsEditingTextAttributes = false
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnInsertion = false
  open var usesStandardTextScaling = false
  open var selectedRange = NSRange(location: 0, length: 0)
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var dataDetectorTypes: UIDataDetectorTypes = []
  public final let textContainer: NSTextContainer
  public final let layoutManager: NSLayoutManager
  /// The text. Code that reads it may change it.
  public final var textStorage: NSTextStorage {
    engine.effects.partWillChange(self, .text)
    return storage
  }
  private final let storage: NSTextStorage
  open weak var textDragDelegate: (any UITextDragDelegate)?
  open weak var textDropDelegate: (any UITextDropDelegate)?
  open weak var pasteDelegate: (any UITextPasteDelegate)?
  open var borderStyle = BorderStyle.none
  /// Drags parts of the text. A touch on the view is unknown with or without it.
  open private(set) lazy var textDragInteraction: UIDragInteraction? = UIDragInteraction(delegate: TextDrag.shared)
  open var textDropInteraction: UIDropInteraction? { nil }

  /// The border of a text view.
  public enum BorderStyle: Int, Sendable { case none, roundedRect }
  open override var inputView: UIView? {
    get { storedTraits.inputView }
    set { storedTraits.inputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { storedTraits.inputAccessoryView }
    set { storedTraits.inputAccessoryView = newValue }
  }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let container = textContainer ?? NSTextContainer(size: frame.size)
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage()
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    (self.textContainer, layoutManager, self.storage) = (container, manager, storage)
    super.init(frame: frame)
  }
  /// Creates a text view; which engine lays the text out has no effect.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public required init?(coder: NSCoder) { return nil }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  open var hasText: Bool { textStorage.length > 0 }
  open func insertText(_ text: String) { self.text += text }
  open func deleteBackward() { if hasText { text.removeLast() } }
  // MARK: Positions in the text. Places on the screen are not modelled, and reported.

  open var selectedTextRange: UITextRange? {
    get { OffsetRange(selectedRange) }
    set { selectedRange = newValue.map(offsets) ?? NSRange(location: 0, length: 0) }
  }
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

  open func scrollRangeToVisible(_ range: NSRange) {
    Unmodelled.note("a text view was scrolled to a part of its text, and the places of text are not modelled")
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Unmodelled.note("the size of a text view was read, and sizes of text are not modelled")
    return bounds.size
  }
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(bounds.size)
  }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  var unmodelledParts: String { "the selection and the links of its text" }
}

extension UITextView: OffsetText {
  var wholeText: NSAttributedString { textStorage }
  func setWholeText(_ text: NSAttributedString) { textStorage.setAttributedString(text) }
  var selectedOffsets: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
}

/// The delegate of the drags of texts, which are not modelled.
@MainActor
private final class TextDrag: NSObject, UIDragInteractionDelegate {
  static let shared = TextDrag()
}
