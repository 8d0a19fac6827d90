extension UIButton {
  /// The appearance of a button, for pictures. It has no effect on touches.
  public struct Configuration: Sendable {
    public var title: String?
    public var subtitle: String?
    /// The color of text and image; `nil`: the style's.
    public var baseForegroundColor: UIColor?
    /// The background color; `nil`: the style's.
    public var baseBackgroundColor: UIColor?

    public static func plain() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }

    private init() {}
  }

  /// Creates a button with a configuration and a primary action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }
}
