public import Foundation

extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// Without gaps; headers and footers stay in sight.
    case plain = 0
    /// With gaps.
    case grouped = 1
    /// With gaps, and narrower than the table on a device. Rows are as wide as the table here: the inset is not modelled.
    case insetGrouped = 2
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Just into sight, or nowhere if it is in sight.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// How rows come and go. Changes are there at once: row animations are not modelled.
  public enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade = 0
    /// From and to the right.
    case right = 1
    /// From and to the left.
    case left = 2
    /// From and to the top.
    case top = 3
    /// From and to the bottom.
    case bottom = 4
    /// Not at all.
    case none = 5
    /// By covering and uncovering.
    case middle = 6
    /// As the table finds it.
    case automatic = 100
  }

  /// A height that the table is to find itself: a number that no height can be.
  public nonisolated static let automaticDimension: CGFloat = -1
}
