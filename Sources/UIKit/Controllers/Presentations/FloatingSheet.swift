import Foundation

/// The shape of a sheet that does not cover the screen: as wide as its container, and made smaller about the middle of its bottom edge, so
/// that it is inset at the sides and at the bottom.
///
/// Source: the frames of thirteen detents in iOS 26.1 on an iPhone of 393 points, and of the medium one in iOS 27.0, which the numbers give
/// within a pixel (Vercantez/openuikit) [M]. That high sheets have the same inset on other widths is inferred [I].
struct FloatingSheet: Hashable {
  /// The least distance of a large sheet from the top, in points.
  static let leastTop: CGFloat = 30
  /// The value of the medium detent, as a share of the greatest value.
  static let mediumShare: CGFloat = 0.56
  /// The distance from the sides and from the bottom, in points: the first one up to a value of ``lowest``, the last one from ``highest`` on.
  private static let insets: (first: CGFloat, last: CGFloat) = (28, 8)
  private static let lowest: CGFloat = 76
  private static let highest: CGFloat = 150
  /// Values between which it is not known whether the bottom safe area is part of the sheet.
  private static let unknownBottom: (last: CGFloat, first: CGFloat) = (144, 200)

  /// The widths on which sheets were measured, and those on which a high sheet likely has the same inset.
  private static let widths: ClosedRange<CGFloat> = 390...402
  private static let likelyWidths: ClosedRange<CGFloat> = 375...440

  /// The distance from the sides and from the bottom, in points.
  let inset: CGFloat
  /// How much smaller the sheet is shown.
  let scale: CGFloat
  /// The height before it is made smaller.
  let height: CGFloat
  /// Whether the shape is known.
  let isKnown: Bool

  /// - Parameters:
  ///   - value: The height without the bottom safe area, in points.
  ///   - width: The width of the container, in points.
  ///   - bottom: The bottom safe area, in points.
  init(value: CGFloat, width: CGFloat, bottom: CGFloat) {
    let (first, last) = Self.insets
    let share = min(max((value - Self.lowest) / (Self.highest - Self.lowest), 0), 1)
    inset = first - share * (first - last)
    scale = width > 0 ? max(width - 2 * inset, 0) / width : 1
    height = value + (value >= Self.unknownBottom.first ? bottom : 0)
    let isWidthKnown =
      Self.widths.contains(width) || value >= Self.unknownBottom.first && Self.likelyWidths.contains(width)
    isKnown = bottom > 0 && isWidthKnown && (value <= Self.unknownBottom.last || value >= Self.unknownBottom.first)
  }
}
