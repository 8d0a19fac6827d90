import UIKit

/// The point is converted for the test, and not for the search.
final class RaisedBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for child in subviews.reversed() where child.point(inside: convert(point, to: child), with: event) {
      return child.hitTest(point, with: event)
    }
    return super.hitTest(point, with: event)
  }
}
