import UIKit

/// Children that stand out are asked, unless the group cuts them off.
final class BoxNoneView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if clipsToBounds, !self.point(inside: point, with: event) { return nil }
    for child in subviews.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return nil
  }
}
