import UIKit

/// Children are asked wherever they are, also where they cannot be seen.
final class BoxNoneView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in subviews.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return nil
  }
}
