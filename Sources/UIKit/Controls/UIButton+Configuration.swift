extension UIButton {
  /// How a button looks, as a value. For pictures: no touch depends on it.
  public struct Configuration: Sendable {
    public var title: String?
    /// The text below it.
    public var subtitle: String?
    /// The colour of text and image; the style's where none is given.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; the style's where none is given.
    public var baseBackgroundColor: UIColor?

    /// A text without a background.
    public static func plain() -> Configuration { Configuration() }
    /// A text on a faint background of the tint colour.
    public static func tinted() -> Configuration { Configuration() }
    /// A text on a grey background.
    public static func gray() -> Configuration { Configuration() }
    /// A text on a background of the tint colour.
    public static func filled() -> Configuration { Configuration() }
    /// As a plain button, in the style of the platform.
    public static func borderless() -> Configuration { Configuration() }
    /// As a grey button, in the style of the platform.
    public static func bordered() -> Configuration { Configuration() }
    /// As a tinted button, in the style of the platform.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// As a filled button, in the style of the platform.
    public static func borderedProminent() -> Configuration { Configuration() }

    private init() {}
  }

  /// Makes a button that looks as `configuration` says and runs `primaryAction`; of no size at the origin.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }
}
