public import Foundation
public import UIKit

/// A scroll view that offers the touches that are its own to another view first, and scrolls with those that view keeps
/// for itself or has nothing for.
///
/// What lies in its content and takes touches, a plain view too, is hit before it and is not offered.
/// Source: Stack Overflow 77545362 [S].
open class PassScrollView: UIScrollView {
  /// The view that is asked: a sibling or a cousin that lies behind. One that holds this view asks it back for ever.
  open weak var touchDelegate: UIView?

  /// What UIKit answers, or the view that the touch delegate finds, where that is not the touch delegate itself.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard found === self, let touchDelegate else { return found }
    return TouchDelegateQuestion(of: self, to: touchDelegate, at: point).answer(with: event)
  }
}
