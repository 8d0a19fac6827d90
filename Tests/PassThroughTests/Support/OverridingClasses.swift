import UIKit

/// Returns a given view for every point in its bounds, without calling super.
final class PointingView: UIView {
  var answer: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.contains(point) ? answer : nil
  }
}

/// Counts its hit tests.
final class CountingView: UIView {
  static var questions = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    Self.questions += 1
    return super.hitTest(point, with: event)
  }
}
