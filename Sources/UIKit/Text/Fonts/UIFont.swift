public import Foundation

/// A font: a typeface at a size.
///
/// Its metric is stated, with its error, in Documentation/Decisions/0036-text-sizes.md.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private final let mark = CoreFoundationMark()
  let face: FontFace
  /// The text style for which the font was requested.
  let textStyle: TextStyle?
  /// The size in points.
  public let pointSize: CGFloat

  init(_ face: FontFace, size: CGFloat, textStyle: TextStyle? = nil) {
    (self.face, pointSize, self.textStyle) = (face, size, textStyle)
    super.init()
  }

  /// A font without a descriptor: the system's font at the size 0.
  public convenience override init() {
    self.init(FontFace(), size: 0)
  }

  /// A font of the app or the system. Whether it exists is not modelled. Its metric is a mean one, with a larger error.
  public convenience init?(name: String, size: CGFloat) {
    self.init(FontFace(postScriptName: name), size: size > 0 ? size : UIFont.systemFontSize)
  }

  /// A font of a descriptor; a size of zero is the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(descriptor.face, size: size > 0 ? size : 12, textStyle: descriptor.textStyle)
  }

  // MARK: The system's fonts

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }

  open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(FontFace(), size: size) }
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontFace(weight: weight.rawValue), size: size)
  }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    let isCondensed = width.rawValue < 0
    return UIFont(
      FontFace(weight: weight.rawValue, isCondensed: isCondensed, isExpanded: width.rawValue > 0), size: fontSize)
  }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    // Source: the semibold font is that of boldSystemFont(ofSize:) since iOS 9, in printed descriptions of fonts [O].
    UIFont(FontFace(weight: Weight.semibold.rawValue), size: size)
  }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(FontFace(isItalic: true), size: size) }
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontFace(design: .monospaced, weight: weight.rawValue), size: size)
  }
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontFace(weight: weight.rawValue), size: size)
  }

  /// The font of a text style, at the system's default size of text.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(descriptor: .preferredFontDescriptor(withTextStyle: style), size: 0)
  }
  /// The font of a text style, at the size of text that the traits state; without one at the system's default.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let font = preferredFont(forTextStyle: style)
    guard let traitCollection, let size = style.pointSize(at: traitCollection.preferredContentSizeCategory) else {
      return font
    }
    return font.withSize(size)
  }

  // MARK: Parts

  /// The name of the font; `.SFUI-Regular` for the system's.
  open var fontName: String { face.postScriptName }
  /// The name of the family; `.AppleSystemUIFont` for the system's.
  open var familyName: String { face.familyName }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, size: pointSize, textStyle: textStyle) }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face, size: fontSize, textStyle: textStyle) }

  /// The height of the largest ascender above the baseline.
  open var ascender: CGFloat { face.vertical.ascender * pointSize + face.addedLineHeight / 2 }
  /// The lowest place below the baseline, negative.
  open var descender: CGFloat { face.vertical.descender * pointSize - face.addedLineHeight / 2 }
  open var capHeight: CGFloat { face.vertical.capHeight * pointSize }
  open var xHeight: CGFloat { face.vertical.xHeight * pointSize }
  /// The height of a line of text.
  open var lineHeight: CGFloat { ascender - descender }
  /// The space between lines, which is zero in the system's fonts. Source: UIFont's values on devices [O].
  open var leading: CGFloat { 0 }

  // MARK: Identity

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.face == face && other.pointSize == pointSize
  }
  open override var hash: Int { [AnyHashable(face), AnyHashable(pointSize)].hashValue }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override var description: String { "<UICTFont: \(fontName), \(pointSize) pt>" }
}
