public import Foundation
public import UIKit

/// A view that returns its touch delegate's result for touches of its own: the older pattern.
///
/// The result is used even if it is the touch delegate itself or `nil`. In front of a table that should scroll it takes
/// the touches of every empty place. Source: "TouchDelegatingView", in more than ten public projects [S].
open class TouchDelegatingView: UIView {
  /// The touch delegate. With an ancestor the hit test recurses without end.
  open weak var touchDelegate: UIView?

  /// UIKit's result, or the touch delegate's result.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard found === self, let touchDelegate else { return found }
    return TouchDelegateHitTest(of: self, to: touchDelegate, at: point).unconditionalResult(with: event)
  }
}

extension TouchDelegatingView: HitTestComposing {
  package static var hitTestOwner: UIView.Type { TouchDelegatingView.self }
}
