import UIKit

/// The bounds alone count.
final class FriendlyButton: UIButton {
  var slop: CGFloat = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return bounds.contains(point)
  }
}
