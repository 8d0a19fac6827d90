import UIKit

/// Counts its hit tests.
final class CountingView: UIView {
  var questions = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    questions += 1
    return super.hitTest(point, with: event)
  }
}

/// Returns a given view for every point in its bounds, without calling super.
final class PointingView: UIView {
  var answer: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.contains(point) ? answer : nil
  }
}
