package import Foundation

/// The widths, in points, that decide the idiom and the horizontal size class of an app on an iPad.
///
/// Source: Apple's Human Interface Guidelines, Layout: the size classes of all iPads in Split View; 639 points is the widest part with
/// compact width, 678 points the narrowest one with regular width [D]. Between them there is none, and the class is not known.
package enum WindowWidths {
  /// The width of the narrowest iPad.
  package static let narrowestPad: CGFloat = 744
  /// The least width that is regular.
  static let regular: CGFloat = 678
  private static let widestCompact: CGFloat = 639

  /// Whether no source says which size class a width has.
  static func isDisputed(_ width: CGFloat) -> Bool { width > widestCompact && width < regular }
}
