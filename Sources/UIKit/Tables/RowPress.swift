import Foundation

/// A finger on a row that may come to select it.
struct RowPress {
  let touch: UITouch
  /// The row's view: its cell.
  let view: UIView
  var path: IndexPath
  /// Whether the finger is on the row, which is then highlighted.
  var isHighlighted = true
}
