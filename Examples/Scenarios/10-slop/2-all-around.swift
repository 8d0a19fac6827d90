import UIKit

/// The area grows in all directions, over the tab bar, too.
final class FriendlyButton: UIButton {
  var slop: CGFloat = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return bounds.insetBy(dx: -slop, dy: -slop).contains(point)
  }
}
