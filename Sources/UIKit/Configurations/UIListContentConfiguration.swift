public import Foundation

/// The content of a list's cell: an image, a text and a secondary text.
///
/// The views of the content take no touches, so a touch hits the content view. The height that a row takes from such a content is
/// not known: where a layout asks for it, the outcomes are unknown.
/// Source: the members, Apple's page of UIListContentConfiguration [D].
public struct UIListContentConfiguration: Hashable {
  /// How a text looks.
  public struct TextProperties: Hashable {
    public enum TextAlignment: Hashable, Sendable { case natural, center, justified }
    public enum TextTransform: Hashable, Sendable { case none, uppercase, lowercase, capitalized }

    public var font: UIFont
    public var color: UIColor
    private var transformer: UIConfigurationColorTransformer.Stored?
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformer?.value }
      set { transformer = newValue.map(UIConfigurationColorTransformer.Stored.init) }
    }
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The number of lines; 0 for as many as are needed.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var showsExpansionTextWhenTruncated = false
    public var transform = TextTransform.none

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      (font, self.color) = (UIFont.preferredFont(forTextStyle: style), color)
    }

    /// The color with the transformer applied.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// How the image looks.
  public struct ImageProperties: Hashable {
    /// The size that the content reserves for an image of the standard size.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    private var transformer: UIConfigurationColorTransformer.Stored?
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { transformer?.value }
      set { transformer = newValue.map(UIConfigurationColorTransformer.Stored.init) }
    }
    /// In points.
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    init() {}

    /// The tint color, or that of the view, with the transformer applied.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties(.body, .label)
  public var secondaryTextProperties = TextProperties(.footnote, .secondaryLabel)
  public var imageProperties = ImageProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var prefersSideBySideTextAndSecondaryText = false
  public var alpha: CGFloat = 1

  private init() {}

  private init(_ text: UIFont.TextStyle, secondary: UIFont.TextStyle, color: UIColor = .label) {
    textProperties = TextProperties(text, color)
    secondaryTextProperties = TextProperties(secondary, .secondaryLabel)
  }

  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self(.body, secondary: .caption1) }
  public static func valueCell() -> Self {
    var configuration = Self(.body, secondary: .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  public static func plainHeader() -> Self { Self(.headline, secondary: .subheadline) }
  public static func plainFooter() -> Self { Self(.subheadline, secondary: .subheadline, color: .secondaryLabel) }
  public static func groupedHeader() -> Self { Self(.footnote, secondary: .footnote, color: .secondaryLabel) }
  public static func groupedFooter() -> Self { Self(.footnote, secondary: .footnote, color: .secondaryLabel) }
  public static func prominentInsetGroupedHeader() -> Self { Self(.title3, secondary: .subheadline) }
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.title2, secondary: .subheadline) }
  public static func header() -> Self { Self(.headline, secondary: .subheadline) }
  public static func footer() -> Self { Self(.footnote, secondary: .footnote, color: .secondaryLabel) }
  public static func sidebarCell() -> Self { Self() }
  public static func sidebarSubtitleCell() -> Self { Self(.body, secondary: .subheadline) }
  public static func sidebarHeader() -> Self { Self(.headline, secondary: .subheadline) }
  public static func accompaniedSidebarCell() -> Self { Self() }
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.body, secondary: .subheadline) }
}

extension UIListContentConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The same configuration: its colors for states are not modelled, which has no effect on touches.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The view of a list content. Its own parts take no touches and are not there.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private final var content: UIListContentConfiguration

  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      engine.effects.lookWillChange(self, .content)
      content = new
    }
  }

  override func effectValue(of kind: EffectKind) -> EffectValue? {
    kind == .content ? .texts(content.textsInEffects) : super.effectValue(of: kind)
  }
  public final let textLayoutGuide: UILayoutGuide? = nil
  public final let secondaryTextLayoutGuide: UILayoutGuide? = nil
  public final let imageLayoutGuide: UILayoutGuide? = nil

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) { return nil }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: stockHeight(for: targetSize.width))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: stockHeight(for: bounds.width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: stockHeight(for: size.width))
  }

  /// The least height of a row.
  private static let leastHeight: CGFloat = 44

  /// The height of the texts and the image with the margins, within a range.
  ///
  /// Source: rows of 50.33 points with one line in iOS 26 (Vercantez/openuikit) [M]; that the texts lie one below the other within the
  /// configuration's margins, Apple's page of UIListContentConfiguration [D]; the range is inferred [I].
  private final func stockHeight(for width: CGFloat) -> CGFloat {
    let margins = content.directionalLayoutMargins
    // A width that is not known yet limits no line.
    let space =
      width > 0 ? max(width - margins.leading - margins.trailing - imageWidth, 0) : .greatestFiniteMagnitude
    let first = Self.height(content.attributedText, content.text, content.textProperties, in: space)
    let second = Self.height(
      content.secondaryAttributedText, content.secondaryText, content.secondaryTextProperties, in: space)
    let texts =
      content.prefersSideBySideTextAndSecondaryText
      ? max(first, second) : first + second + (first > 0 && second > 0 ? content.textToSecondaryTextVerticalPadding : 0)
    let height = max(max(texts, content.image?.size.height ?? 0) + margins.top + margins.bottom, Self.leastHeight)
    let (less, more): (CGFloat, CGFloat) = engine.systemVersion >= 26 ? (0, 10) : (1, 5)
    return UnknownLength.rowHeights.reading.value(
      in: max(height - less, Self.leastHeight)...(height + more), stated: height)
  }

  private final var imageWidth: CGFloat { content.image.map { $0.size.width + content.imageToTextPadding } ?? 0 }

  private static func height(
    _ attributed: NSAttributedString?, _ text: String?, _ properties: UIListContentConfiguration.TextProperties,
    in width: CGFloat
  ) -> CGFloat {
    guard attributed != nil || text?.isEmpty == false else { return 0 }
    let label = UILabel(frame: .zero)
    label.font = properties.font
    label.numberOfLines = properties.numberOfLines
    if let attributed { label.attributedText = attributed } else { label.text = text }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}

extension UITableViewCell {
  /// A list content with the defaults of the cell's style. It is not applied to the cell.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .subtitle: .subtitleCell()
    case .value1: .valueCell()
    default: .cell()
    }
  }
}

extension UITableViewHeaderFooterView {
  /// A list content with the defaults of a header. It is not applied to the view.
  public final func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
}

extension UICollectionViewListCell {
  /// A list content with the defaults of a list. It is not applied to the cell.
  public final func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
