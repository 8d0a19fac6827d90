public import Foundation

/// A view that shows text. User interaction is disabled by default. Source: Apple's page of UILabel [D].
@preconcurrency @MainActor
open class UILabel: UIView {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .text: text.map { .text($0) }
    default: super.effectValue(of: kind)
    }
  }

  private var content: NSAttributedString?
  /// Whether the text has attributes of its own.
  private var isAttributed = false
  private var storedFont = UIFont.systemFont(ofSize: 17)
  open var text: String? {
    get { content?.string }
    set {
      engine.effects.willChange(self, .text)
      (content, isAttributed) = (newValue.map { NSAttributedString(string: $0) }, false)
      contentDidChange()
    }
  }

  /// The text with its attributes. Parts without a font have the label's.
  open var attributedText: NSAttributedString? {
    get { content }
    set {
      engine.effects.willChange(self, .text)
      // The app can change a mutable text later.
      (content, isAttributed) = (newValue.map { NSAttributedString(attributedString: $0) }, newValue != nil)
      contentDidChange()
    }
  }

  /// The font of the whole text. Source: Apple's page of this property: all of an attributed text gets it [D].
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: 17)
      if isAttributed { content = content?.withFont(storedFont) }
      contentDidChange()
    }
  }

  /// The largest number of lines; zero: no limit.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }
  /// The width in which the intrinsic size of several lines is calculated; zero: no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  // The following have no effect on sizes and touches.
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var allowsDefaultTighteningForTruncation = false
  open var showsExpansionTextWhenTruncated = false
  open var minimumScaleFactor: CGFloat = 0
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The size of the text in a width, rounded up to pixels; a label of one line has its whole width. No text: zero.
  ///
  /// Source: Apple's page of this method for the width of several lines [D]; a label of one line grows beyond its
  /// present width with sizeToFit() [O].
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: numberOfLines == 1 ? 0 : size.width)
  }

  /// The size of the text, in the preferred width if it may have several lines and a width is preferred.
  open override var intrinsicContentSize: CGSize {
    fittingSize(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth)
  }

  /// The height of several lines in the width that constraints give the label, unless the code states a width.
  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, width > 0 else { return nil }
    return fittingSize(width: width).height
  }

  /// The rectangle of the text at the top left corner of a rectangle, rounded up to pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let layout = textLayout(width: bounds.width, maximumLines: numberOfLines)
    let size = engine.screen.roundedUp(layout.size)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  /// Draws the text. Not called: nothing is drawn.
  open func drawText(in rect: CGRect) {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }
}

extension UILabel {
  /// The size of the text in a width; zero: no limit. Subclasses that add insets override the rectangle of the text.
  private func fittingSize(width: CGFloat) -> CGSize {
    let limit = CGFloat.greatestFiniteMagnitude
    let space = CGRect(x: 0, y: 0, width: width > 0 ? width : limit, height: limit)
    return textRect(forBounds: space, limitedToNumberOfLines: numberOfLines).size
  }

  final func textLayout(width: CGFloat, maximumLines: Int) -> TextLayout {
    let options = TextLayout.Options(
      width: width, maximumLines: maximumLines, mode: lineBreakMode, truncatesParagraphs: false)
    return TextLayout(TextUnits(attributedText ?? NSAttributedString(string: ""), defaultFont: font), options)
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    if let button = superview as? UIButton, button.existingTitleLabel === self {
      button.invalidateIntrinsicContentSize()
    }
  }
}
