import Foundation

/// The width of a character in a font without spacing, in thousandths of the font's size.
struct GlyphWidth: Equatable, Sendable {
  var width: CGFloat
  /// The largest error, as a part of the width.
  var error: CGFloat
  /// Whether the font's own spacing is added: not to glyphs of other fonts, such as ideographs.
  var isSpaced = true
  /// Whether the glyph is of a script for which the system uses another font, whose lines may be higher.
  var isOfOtherFont = false
}

extension GlyphWidth {
  /// The error of Latin text. Source: Documentation/Decisions/0036-text-sizes.md [O].
  static let latinError: CGFloat = 0.08

  private static func classified(_ width: CGFloat, error: CGFloat) -> GlyphWidth {
    GlyphWidth(width: width, error: error)
  }

  private static func foreign(_ width: CGFloat, error: CGFloat) -> GlyphWidth {
    GlyphWidth(width: width, error: error, isSpaced: false, isOfOtherFont: true)
  }

  /// The width of a character as a reader sees it: letter with marks, or a whole emoji.
  ///
  /// - Parameter weight: From 100 to 900, as in CSS.
  init(_ character: Character, weight: CGFloat) {
    if let ascii = character.asciiValue {
      self =
        ascii < 32 || ascii == 127
        ? GlyphWidth(width: 0, error: 0, isSpaced: false)
        : Self.classified(GlyphWidths.ascii(ascii, weight: weight), error: Self.latinError)
      return
    }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else {
      self = GlyphWidth(width: 0, error: 0, isSpaced: false)
      return
    }
    if first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") {
      self = Self.foreign(1270, error: 0.12)
    } else if let width = GlyphWidths.special[first] {
      self = Self.classified(width * GlyphWidths.factor(ofWeight: weight), error: Self.latinError)
    } else if let base = Self.base(of: character) {
      self = Self.classified(GlyphWidths.ascii(base, weight: weight), error: Self.latinError)
    } else {
      self = Self.ofScript(first, weight: weight)
    }
  }

  /// The ASCII character of which the character is a form with marks, or a space of the same width.
  private static func base(of character: Character) -> UInt8? {
    if character == "\u{A0}" || character == "\u{202F}" { return 32 }
    guard let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first, base.isASCII else {
      return nil
    }
    return base.value < 32 || base.value == 127 ? nil : UInt8(base.value)
  }

  /// The mean widths of other letters. Those of Greek and Cyrillic are Inter's, the others are inferred [I].
  private static func ofScript(_ scalar: Unicode.Scalar, weight: CGFloat) -> GlyphWidth {
    let factor = GlyphWidths.factor(ofWeight: weight)
    let isCapital = scalar.properties.isUppercase
    switch scalar.value {
    case 0xFFFC: return GlyphWidth(width: 0, error: 0, isSpaced: false)
    case 0x370..<0x400: return classified((isCapital ? 674 : 568) * factor, error: 0.15)
    case 0x400..<0x530: return classified((isCapital ? 717 : 593) * factor, error: 0.15)
    case 0x2000..<0x200B: return classified(500, error: 0.5)
    case 0xAC00..<0xD7A4: return foreign(900, error: 0.12)
    case 0xFF61..<0xFFDD: return foreign(500, error: 0.02)
    default: break
    }
    if scalar.isWide { return foreign(1000, error: 0.02) }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return GlyphWidth(width: 0, error: 0, isSpaced: false)
    default: break
    }
    if scalar.value < 0x250 { return classified((isCapital ? 674 : 568) * factor, error: 0.3) }
    return foreign(600, error: 0.35)
  }
}

extension Unicode.Scalar {
  /// Whether the character is as wide as high in the fonts of East Asia.
  /// Source: the ranges of wide and full width characters of Unicode's annex 11 [D].
  var isWide: Bool {
    switch value {
    case 0x1100..<0x1160, 0x2E80..<0x303F, 0x3041..<0x33FF, 0x3400..<0x4DC0, 0x4E00..<0xA4D0, 0xA960..<0xA980,
      0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFE30..<0xFE70, 0xFF01..<0xFF61, 0xFFE0..<0xFFE7, 0x1F000..<0x20000,
      0x20000..<0x3FFFE:
      true
    default: false
    }
  }
}
