import Foundation

/// How far the size of a symbol of the system can be from that of its font.
///
/// A symbol is about as high as its font, and some are flat or wide: `chevron.compact.down` at 64 points is 70 points wide and 26 high (Apple
/// Developer Forums 716773 [O]). One with the outline of a circle, a square, a star or a heart is about as wide as high. All ranges are
/// inferred [I].
struct SymbolShape {
  /// Multiples of the points of the font.
  let width, height: ClosedRange<CGFloat>

  /// The shape of a symbol with a name such as `star.fill`.
  init(of name: String) {
    let parts = name.split(separator: ".")
    // The outline of these is that of several shapes, or larger than that of the first.
    let isCompound = parts.contains {
      ["and", "on", "grid", "split", "stack", "badge", "rectangle", "slash"].contains($0)
    }
    let outline = parts.last { !["fill", "slash"].contains($0) }
    let isCompact =
      !isCompound
      && (["circle", "square"].contains(outline) || ["star", "heart", "circle", "square"].contains(parts.first))
    (width, height) = isCompact ? (0.9...1.4, 0.9...1.4) : (0.3...2.6, 0.1...1.8)
  }

  /// The size for a font with a reading of the length.
  func size(points: CGFloat, _ reading: LengthReading) -> CGSize {
    func length(_ range: ClosedRange<CGFloat>, _ stated: CGFloat) -> CGFloat {
      reading.value(in: range.lowerBound * points...range.upperBound * points, stated: stated * points)
    }
    return CGSize(width: length(width, 1.2), height: length(height, 1.15))
  }
}
