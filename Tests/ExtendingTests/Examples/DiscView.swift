import Scenes
import UIKit

/// A view that takes touches only inside the circle that fits into its bounds.
class DiscView: UIView {
  /// How far outside the circle a touch still counts, in points.
  var slop: CGFloat = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2 + slop
    let (dx, dy) = (point.x - bounds.midX, point.y - bounds.midY)
    return dx * dx + dy * dy <= radius * radius
  }
}

extension ViewClass {
  /// The row of the class.
  static let disc = ViewClass("DiscView", of: "UIView", make: { _ in DiscView(frame: .zero) })
}
