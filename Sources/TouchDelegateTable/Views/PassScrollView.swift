public import Foundation
public import UIKit

/// A scroll view that offers its own touches to a touch delegate. It scrolls with those that the delegate's hit test
/// gives to the delegate itself or to no view.
///
/// Views in its content that receive touches, plain views included, are hit first; their touches are not offered.
/// Source: Stack Overflow 77545362 [S].
open class PassScrollView: UIScrollView {
  /// The touch delegate: a sibling or a sibling's descendant behind this view. With an ancestor the hit test recurses
  /// without end.
  open weak var touchDelegate: UIView?

  /// UIKit's result, or the touch delegate's result unless that is the touch delegate itself.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard found === self, let touchDelegate else { return found }
    return TouchDelegateHitTest(of: self, to: touchDelegate, at: point).result(with: event)
  }
}

extension PassScrollView: HitTestComposing {
  package static var hitTestOwner: UIView.Type { PassScrollView.self }
}
