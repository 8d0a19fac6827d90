public import Foundation

/// A font by its size. It has no effect on touches, and sizes of text are not modelled.
open class UIFont: NSObject, @unchecked Sendable {
  /// The thickness of a font's strokes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// The purpose of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The name of the font; `.SFUI` for the system's.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat

  init(named name: String, size: CGFloat) {
    (fontName, pointSize) = (name, size)
    super.init()
  }

  /// A font of the app or the system. Whether it exists is not modelled.
  public convenience init?(name: String, size: CGFloat) { self.init(named: name, size: size) }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }

  open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(named: ".SFUI", size: size) }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(named: ".SFUI", size: size) }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(named: ".SFUI", size: size) }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(named: ".SFUI", size: size) }
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(named: ".SFUIMono", size: size)
  }
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(named: ".SFUI", size: size)
  }
  /// The font of a text style, at the system's default size of text.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(named: ".SFUI", size: sizes[style] ?? 17)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(named: fontName, size: fontSize) }

  /// The sizes at the content size category “large”. Source: Apple's Human Interface Guidelines, typography [D].
  private static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17, .callout: 16, .subheadline: 15,
    .footnote: 13, .caption1: 12, .caption2: 11,
  ]
}
