public import Foundation
public import UIKit

/// A table that offers the touches that are its own, those beside its rows, to another view first.
///
/// What that view keeps for itself, or has nothing for, the table scrolls with. Rows decide for themselves: a cell's content
/// view must ask as well (``ButtonCellView``), or what lies behind the rows is dead. Headers, footers, accessories and the
/// room around a content view are other views, and keep their touches.
/// Source: Stack Overflow 77545362 [S].
open class PassTableView: UITableView {
  /// The view that is asked: a sibling or a cousin that lies behind. One that holds the table asks it back for ever.
  open weak var touchDelegate: UIView?

  /// What UIKit answers, or the view that the touch delegate finds, where that is not the touch delegate itself.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard found === self, let touchDelegate else { return found }
    return TouchDelegateQuestion(of: self, to: touchDelegate, at: point).answer(with: event)
  }
}
