import Foundation

/// A touch on a row that may select it.
struct RowPress {
  let touch: UITouch
  /// The row's view: its cell.
  let view: UIView
  var path: IndexPath
  /// Whether the touch is on the row, which is then highlighted.
  var isHighlighted = true
}
