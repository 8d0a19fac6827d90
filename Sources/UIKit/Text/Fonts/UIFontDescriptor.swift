public import Foundation

/// Describes a font by its attributes.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The name of a trait in the attribute ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Traits that a font has or does not have.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let face: FontFace
  let textStyle: UIFont.TextStyle?
  /// The size in points; zero if it is not described.
  public let pointSize: CGFloat
  private let otherAttributes: [AttributeName: Any]

  init(face: FontFace, size: CGFloat, textStyle: UIFont.TextStyle?, other: [AttributeName: Any] = [:]) {
    (self.face, pointSize, self.textStyle, otherAttributes) = (face, size, textStyle, other)
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(face: FontFace(postScriptName: fontName), size: size, textStyle: nil)
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let empty = UIFontDescriptor(face: FontFace(), size: 0, textStyle: nil)
    let full = empty.addingAttributes(attributes)
    self.init(face: full.face, size: full.pointSize, textStyle: full.textStyle, other: full.otherAttributes)
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    // Source: Apple's Human Interface Guidelines, typography: only the headline is semibold [D].
    let weight: UIFont.Weight = style == .headline ? .semibold : .regular
    return UIFontDescriptor(face: FontFace(weight: weight.rawValue), size: style.pointSize, textStyle: style)
  }
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }

  open var postscriptName: String { face.postScriptName }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if face.isExpanded { traits.insert(.traitExpanded) }
    if face.isCondensed { traits.insert(.traitCondensed) }
    if face.design == .monospaced { traits.insert(.traitMonoSpace) }
    if face.addedLineHeight < 0 { traits.insert(.traitTightLeading) }
    if face.addedLineHeight > 0 { traits.insert(.traitLooseLeading) }
    return traits
  }

  open var fontAttributes: [AttributeName: Any] {
    var attributes = otherAttributes
    attributes[.name] = face.postScriptName
    attributes[.family] = face.familyName
    attributes[.size] = pointSize
    attributes[.textStyle] = textStyle
    return attributes
  }

  open func object(forKey attribute: AttributeName) -> Any? {
    if attribute == .traits {
      let traits: [TraitKey: Any] = [.weight: face.weight, .symbolic: symbolicTraits.rawValue]
      return traits
    }
    return fontAttributes[attribute]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.face == face && other.pointSize == pointSize && other.textStyle == textStyle
  }
  open override var hash: Int { [AnyHashable(face), AnyHashable(pointSize)].hashValue }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
