import UIKit

/// The area grows to the sides and up, and ends at the tab bar.
final class FriendlyButton: UIButton {
  var slop: CGFloat = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let area = CGRect(
      x: bounds.minX - slop, y: bounds.minY - slop, width: bounds.width + 2 * slop, height: bounds.height + slop)
    return area.contains(point)
  }
}
