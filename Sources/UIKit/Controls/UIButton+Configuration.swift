public import Foundation

extension UIButton {
  /// The content and appearance of a button. Colors have no effect on touches.
  public struct Configuration {
    /// How large a button is.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// How title and subtitle are aligned. It has no effect on sizes.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    /// How round the corners are. It has no effect on sizes.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// How a button shows that it has a menu.
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    /// How a button of a Mac looks. It has no effect here.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }

    /// The characters of the attributed title; setting it removes the title's attributes.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    /// The characters of the attributed subtitle; setting it removes the subtitle's attributes.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the title, and with them its size.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the subtitle, and with them its size.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title is broken that does not fit; a mode that truncates makes one line of it.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var image: UIImage?
    /// What a symbol gets where its image does not state it. Source: the comment on UIImage.symbolConfiguration in Apple's header, by which
    /// the configuration of an image is the more specific one [D].
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The edge at which the image is. Default: leading. Source: Apple's page of this property [D].
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance of image and titles. Default: zero.
    public var imagePadding: CGFloat = 0
    /// The distance of title and subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var cornerStyle = CornerStyle.dynamic
    public var showsActivityIndicator = false
    public var buttonSize = Size.medium {
      didSet { if !hasOwnInsets { storedInsets = Self.insets(of: buttonSize) } }
    }
    /// The distance of the content from the button's edges. Default: that of the button's size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { storedInsets }
      set { (storedInsets, hasOwnInsets) = (newValue, true) }
    }
    private var storedInsets = Self.insets(of: .medium)
    private var hasOwnInsets = false
    /// The color of text and image; `nil`: the style's.
    public var baseForegroundColor: UIColor?
    /// The background color; `nil`: the style's.
    public var baseBackgroundColor: UIColor?
    /// What is behind the content. A custom view in it is not modelled.
    public var background = UIBackgroundConfiguration.clear()
    public var indicator = Indicator.automatic
    // The following have no effect on touches.
    public var automaticallyUpdateForSelection = true
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    public static func plain() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration {
      var configuration = Configuration()
      configuration.storedInsets = .zero
      configuration.hasOwnInsets = true
      return configuration
    }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }

    public static func glass() -> Configuration { Configuration() }
    public static func prominentGlass() -> Configuration { Configuration() }
    public static func clearGlass() -> Configuration { Configuration() }
    public static func prominentClearGlass() -> Configuration { Configuration() }

    private init() {}

    /// The configuration itself: what UIKit changes for a button's state are looks.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Sets the insets to those of the button's size.
    public mutating func setDefaultContentInsets() {
      (storedInsets, hasOwnInsets) = (Self.insets(of: buttonSize), false)
    }

    /// Source: a button of medium size with the title “Button” is 75 by 35 points in Interface Builder, of which the
    /// title is 51 by 20.33 [O]. The other sizes are inferred [I].
    private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// The title with the attributes that the transformer gives it.
    var shownTitle: NSAttributedString? {
      Self.text(attributedTitle, titleFont, titleTextAttributesTransformer)
    }
    /// The subtitle with the attributes that the transformer gives it.
    var shownSubtitle: NSAttributedString? {
      Self.text(attributedSubtitle, subtitleFont, subtitleTextAttributesTransformer)
    }
    private static func text(
      _ text: AttributedString?, _ font: UIFont, _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString? {
      guard var text else { return nil }
      guard let transformer else { return NSAttributedString(text) }
      for run in text.runs {
        let standard = AttributeContainer([.font: font])
        let given = standard.merging(run.attributes, mergePolicy: .keepNew)
        text[run.range].setAttributes(transformer(given))
      }
      return NSAttributedString(text)
    }

    /// The image with the preferred configuration of symbols.
    var shownImage: UIImage? { image?.preferring(preferredSymbolConfigurationForImage) }

    var titleFont: UIFont {
      switch buttonSize {
      case .medium, .large: .preferredFont(forTextStyle: .body)
      case .small, .mini: .preferredFont(forTextStyle: .subheadline)
      }
    }
    var subtitleFont: UIFont {
      switch buttonSize {
      case .medium, .large: .preferredFont(forTextStyle: .footnote)
      case .small, .mini: .preferredFont(forTextStyle: .caption1)
      }
    }
  }

  /// Creates a button with a configuration and a primary action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }
}
