public import Foundation

/// A view of text that scrolls. What it does with touches apart from scrolling is not modelled: a touch on one is unknown.
@preconcurrency @MainActor
open class UITextView: UIScrollView, _StoredTextInputTraits, UnmodelledScrolling {
  open var text: String! {
    get { content.string }
    set { content = NSAttributedString(string: newValue ?? "") }
  }
  open var attributedText: NSAttributedString! {
    get { content }
    set { content = newValue ?? NSAttributedString(string: "") }
  }
  private var content = NSAttributedString(string: "")
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
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
  public final let layoutManager = NSLayoutManager()
  public final let textStorage = NSTextStorage()
  open override var inputView: UIView? {
    get { storedTraits.inputView }
    set { storedTraits.inputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { storedTraits.inputAccessoryView }
    set { storedTraits.inputAccessoryView = newValue }
  }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public required init?(coder: NSCoder) { return nil }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  open var hasText: Bool { content.length > 0 }
  open func insertText(_ text: String) { self.text += text }
  open func deleteBackward() { if hasText { text.removeLast() } }
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

/// The delegate of a text view, of which the methods of scrolling are called.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// How a link is touched.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// What is made a link.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// The place of a text. It has no effect.
open class NSTextContainer: NSObject, @unchecked Sendable {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var exclusionPaths: [UIBezierPath] = []
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  public init(size: CGSize) { self.size = size }
}
/// The layout of a text, which is not modelled.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  open private(set) var textContainers: [NSTextContainer] = []
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  public override init() {}
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
}
/// The text of a layout.
open class NSTextStorage: NSObject, @unchecked Sendable {
  open private(set) var layoutManagers: [NSLayoutManager] = []
  public override init() {}
  public init(attributedString: NSAttributedString) {}
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) { layoutManagers.append(aLayoutManager) }
}
