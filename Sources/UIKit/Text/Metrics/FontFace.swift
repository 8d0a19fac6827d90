import Foundation

/// A typeface: what decides the metric of a font besides its size.
struct FontFace: Hashable, Sendable {
  enum Design: Hashable, Sendable {
    /// San Francisco.
    case system
    case rounded
    case serif
    case monospaced
    /// A font that was requested by its name.
    case named(String)
  }

  var design = Design.system
  /// As in ``UIFont/Weight``, from -1 to 1.
  var weight: CGFloat = 0
  var isItalic = false
  var isCondensed = false
  var isExpanded = false
  /// Lines that are lower or higher by some points.
  var addedLineHeight: CGFloat = 0

  /// The weight from 100 to 900, as in CSS.
  ///
  /// Source: the values of UIFont.Weight, measured on a device [O]; the scale of CSS has 100 for the thinnest of them
  /// and 900 for the thickest [I].
  var cssWeight: CGFloat {
    let stops: [(weight: CGFloat, css: CGFloat)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]
    guard let upper = stops.firstIndex(where: { weight <= $0.weight }) else { return 900 }
    guard upper > 0 else { return 100 }
    let (low, high) = (stops[upper - 1], stops[upper])
    return low.css + (high.css - low.css) * (weight - low.weight) / (high.weight - low.weight)
  }

  /// The ratios of San Francisco's vertical metric to its size: 1950, 494, 1443 and 1078 of 2048 units.
  ///
  /// Source: UIFont's lineHeight of 20.287109375 for 17 points in tests of apps [T]; ascender and descender of 20
  /// points, 19.04 and -4.82, as printed [O]; the units of ascent and cap height in published font metrics of
  /// `-apple-system` [O].
  struct Vertical: Hashable, Sendable {
    var ascender: CGFloat = 1950 / 2048
    var descender: CGFloat = -494 / 2048
    var capHeight: CGFloat = 1443 / 2048
    var xHeight: CGFloat = 1078 / 2048
    /// The largest error of a line's height, as a part of it.
    var error: CGFloat = 0
  }

  var vertical: Vertical {
    switch design {
    case .system, .rounded: Vertical()
    case .monospaced: Vertical(error: 0.03)
    case .serif: Vertical(error: 0.06)
    case .named: Vertical(error: 0.2)
    }
  }

  /// The width of a character at a size, with the font's own spacing.
  func advance(of character: Character, size: CGFloat) -> GlyphWidth {
    if case .monospaced = design, character.asciiValue.map({ $0 >= 32 && $0 < 127 }) ?? false {
      // Source: five characters of 10 points are 30.908203125 points wide, in tests of an app [T].
      return GlyphWidth(width: size * 1266 / 2048, error: 0.01)
    }
    var glyph = GlyphWidth(character, weight: cssWeight)
    guard glyph.isSpaced else {
      glyph.width *= size / 1000
      return glyph
    }
    glyph.width *= (isCondensed ? 0.87 : 1) * (isExpanded ? 1.15 : 1)
    if isCondensed || isExpanded { glyph.error = max(glyph.error, 0.15) }
    switch design {
    case .named: glyph.error = max(glyph.error, 0.25)
    case .serif, .rounded: glyph.error = max(glyph.error, 0.15)
    case .system, .monospaced: break
    }
    if case .named = design {
    } else {
      glyph.width = glyph.width * Self.opticalFactor(size: size) + Self.tracking(size: size)
    }
    glyph.width = max(0, glyph.width * size / 1000)
    return glyph
  }

  /// The widths of large letters, which are narrower by design, relative to those of small ones.
  ///
  /// The design changes between 17 and 28 points. Source: Apple's session 10175 of 2020 [D]. Inter's design for large
  /// letters is narrower by 10 %; measured widths of San Francisco are between the two [O].
  static func opticalFactor(size: CGFloat) -> CGFloat { 1 - 0.05 * min(1, max(0, (size - 17) / 11)) }

  /// The spacing of San Francisco at a size, in thousandths of the size. Source: Apple's Human Interface Guidelines,
  /// typography, the table of tracking values of iOS [D].
  static func tracking(size: CGFloat) -> CGFloat {
    let index = (size - 6).rounded(.down)
    guard index >= 0 else { return trackings[0] }
    guard Int(index) + 1 < trackings.count else { return trackings[trackings.count - 1] }
    let (low, high) = (trackings[Int(index)], trackings[Int(index) + 1])
    return low + (high - low) * (size - 6 - index)
  }

  /// From 6 to 40 points. Larger letters have smaller values, down to zero at 80, which is within the error.
  private static let trackings: [CGFloat] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12,
    12, 11, 10, 10, 10, 10, 10,
  ]
}
