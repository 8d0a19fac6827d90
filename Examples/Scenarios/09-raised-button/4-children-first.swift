import UIKit

/// Every child is asked with a converted point, with its own guards.
final class RaisedBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    for child in subviews.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}
