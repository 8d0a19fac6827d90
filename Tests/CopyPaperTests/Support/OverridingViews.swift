import UIKit

/// Counts how often it is asked.
final class CountingView: UIView {
  var questions = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    questions += 1
    return super.hitTest(point, with: event)
  }
}

/// Answers one view wherever it is asked, and never reaches UIView's own method.
final class PointingView: UIView {
  var answer: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.contains(point) ? answer : nil
  }
}
