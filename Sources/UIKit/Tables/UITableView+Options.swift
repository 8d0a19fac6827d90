public import Foundation

extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Without gaps; headers and footers float.
    case plain = 0
    /// With gaps.
    case grouped = 1
    /// With gaps, and inset on a device. Here rows are as wide as the table: the inset is not modelled.
    case insetGrouped = 2
  }

  /// The target position of a row when scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// The minimum distance that makes it visible.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// The animation of inserted and deleted rows. Changes happen at once: row animations are not modelled.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// Requests an automatic height.
  public nonisolated static let automaticDimension: CGFloat = -1
}
