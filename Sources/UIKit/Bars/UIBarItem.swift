public import Foundation

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Called of objects from a nib, of which there are none.
  open func awakeFromNib() {}
  open var isEnabled = true {
    willSet { bar?.engine.effects.willChange(self, .isEnabled) }
    didSet { bar?.setNeedsLayout() }
  }
  open var title: String? {
    willSet { bar?.engine.effects.willChange(self, .title) }
    didSet { bar?.setNeedsLayout() }
  }
  open var image: UIImage? {
    willSet { bar?.engine.effects.willChange(self, .image) }
    didSet { bar?.setNeedsLayout() }
  }
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var tag = 0
  open var accessibilityIdentifier: String? { didSet { bar?.setNeedsLayout() } }
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var isAccessibilityElement = true
  /// The bar that shows the item.
  final weak var bar: UIView?
  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  public override nonisolated init() {}
  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) { return nil }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    bar?.setNeedsLayout()
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}

/// The size of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
/// The place of a bar.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
/// The look of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  case blackTranslucent = 2
}

/// A bar with a position on the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}
/// Gives the place of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
