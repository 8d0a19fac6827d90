public import Foundation

/// A view that shows text. User interaction is disabled by default. Source: Apple's page of UILabel [D].
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text. It is only used in pictures.
  open var text: String?

  // The following have no effect on touches.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Not modelled: the present size, and the outcomes that follow are unknown.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Unmodelled.note("the size of a text was read, and sizes of text are not modelled")
    return bounds.size
  }
  /// Not modelled: the present size, and the outcomes that follow are unknown.
  open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }
}
