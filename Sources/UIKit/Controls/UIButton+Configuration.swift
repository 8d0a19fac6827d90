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

    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
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

    private init() {}

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
