public import Foundation
public import UIKit

/// A table view that offers its own touches, those outside its rows, to a touch delegate.
///
/// It scrolls with touches that the delegate's hit test gives to the delegate itself or to no view. A cell's content
/// view must do the same (``ButtonCellView``), or the views behind the rows are unreachable. Headers, footers,
/// accessories and the margins of a content view are separate views and keep their touches.
/// Source: Stack Overflow 77545362 [S].
open class PassTableView: UITableView {
  /// The touch delegate: a sibling or a sibling's descendant behind the table. With an ancestor the hit test recurses
  /// without end.
  open weak var touchDelegate: UIView?

  /// UIKit's result, or the touch delegate's result unless that is the touch delegate itself.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard found === self, let touchDelegate else { return found }
    return TouchDelegateHitTest(of: self, to: touchDelegate, at: point).result(with: event)
  }
}

extension PassTableView: HitTestComposing {
  package static var hitTestOwner: UIView.Type { PassTableView.self }
}
