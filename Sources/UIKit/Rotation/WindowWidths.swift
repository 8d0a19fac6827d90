package import Foundation

/// The widths, in points, that decide the idiom and the horizontal size class of an app on an iPad.
///
/// Source: Apple's Human Interface Guidelines, Layout: the size classes of all iPads in Split View; 639 points is the widest part with
/// compact width, 678 points the narrowest one with regular width, 320 points the narrowest part [D]. No source states the class of a width
/// between 639 and 678 points.
package enum WindowWidths {
  /// The shorter side of the smallest iPad's screen.
  package static let narrowestPad: CGFloat = 744
  /// The width of the narrowest part of a screen in Split View.
  package static let narrowestPart: CGFloat = 320
  /// The least width that is regular.
  static let regular: CGFloat = 678
  private static let widestCompact: CGFloat = 639

  /// Whether no source says which size class a width has.
  static func isDisputed(_ width: CGFloat) -> Bool { width > widestCompact && width < regular }
}
