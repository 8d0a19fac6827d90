public import Foundation
public import UIKit

/// A view that hands the touches that are its own to another view: the pattern before the table answer.
///
/// What its touch delegate finds is the answer, also where that is the touch delegate itself or none. In front of a table
/// that is meant to scroll it takes every empty place away.
/// Source: "TouchDelegatingView", in more than ten public projects [S].
open class TouchDelegatingView: UIView {
  /// The view that is asked. One that holds this view asks it back for ever.
  open weak var touchDelegate: UIView?

  /// What UIKit answers, or what the touch delegate does.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard found === self, let touchDelegate else { return found }
    return TouchDelegateQuestion(of: self, to: touchDelegate, at: point).unconditionalAnswer(with: event)
  }
}
