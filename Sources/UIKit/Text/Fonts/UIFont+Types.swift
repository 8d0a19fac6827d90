public import Foundation

extension UIFont {
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

  /// The width of a font's letters.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let condensed = Width(-0.2)
    public static let compressed = Width(-0.1)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
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

    /// The size at the content size category “large”. Source: Apple's Human Interface Guidelines, typography [D].
    var pointSize: CGFloat { Self.sizes[self] ?? 17 }
    /// The size at another content size category; `nil` for one that is not stated, and for the default. Source: the same page [D]; the two
    /// smallest ones were read in iOS 26.1 too (Vercantez/openuikit) [M].
    func pointSize(at category: UIContentSizeCategory) -> CGFloat? {
      guard let column = Self.columns.firstIndex(of: category), let sizes = Self.sizesByCategory[self] else {
        return nil
      }
      return sizes[column]
    }
    private static let columns: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    private static let sizesByCategory: [TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 36, 38, 40, 44, 48, 52, 56, 60], .title1: [25, 26, 27, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 24, 26, 28, 34, 39, 44, 50, 56], .title3: [17, 18, 19, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: [14, 15, 16, 19, 21, 23, 28, 33, 40, 47, 53], .body: [14, 15, 16, 19, 21, 23, 28, 33, 40, 47, 53],
      .callout: [13, 14, 15, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 15, 17, 19, 23, 27, 33, 38, 44], .caption1: [11, 11, 11, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
    private static let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17, .callout: 16,
      .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
  }
}
