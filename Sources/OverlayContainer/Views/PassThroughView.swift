public import Foundation
public import UIKit

/// A view that is never hit itself: its subviews are, and where none is, the touch goes on to what lies behind.
///
/// Every view between it and what lies behind must answer none as well, or the touch ends there.
/// Source: OverlayContainer, `PassThroughView`, at 74003c4 and df49c8f [S].
open class PassThroughView: UIView {
  /// What UIView answers, unless that is the view itself.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view == self ? nil : view
  }
}
