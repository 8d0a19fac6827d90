import UIKit

/// The clip test comes first and ends the search in every group.
final class BoxNoneView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard clipsToBounds, self.point(inside: point, with: event) else { return nil }
    for child in subviews.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return nil
  }
}
