public import Foundation

/// The place of a text. It has no effect.
open class NSTextContainer: NSObject, @unchecked Sendable {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var exclusionPaths: [UIBezierPath] = []
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  /// The manager that the container was added to.
  open internal(set) weak var layoutManager: NSLayoutManager?
  public init(size: CGSize) { self.size = size }
  public convenience override init() { self.init(size: .zero) }
}

/// A text with attributes that layout managers lay out.
open class NSTextStorage: NSMutableAttributedString {
  public convenience init() { self.init(string: "") }
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// Not called: there is no editing.
  open weak var delegate: (any NSTextStorageDelegate)?
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }
}
/// Gets the changes of a text, which is not called.
public protocol NSTextStorageDelegate: NSObjectProtocol {}
/// Takes part in a layout, which is not called.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
