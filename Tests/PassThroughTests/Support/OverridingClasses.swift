import UIKit

/// Answers one view wherever it is asked, and never asks UIKit's code.
final class PointingView: UIView {
  var answer: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.contains(point) ? answer : nil
  }
}

/// Counts how often it is asked.
final class CountingView: UIView {
  static var questions = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    Self.questions += 1
    return super.hitTest(point, with: event)
  }
}
