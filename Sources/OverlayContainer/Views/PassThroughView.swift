public import Foundation
public import UIKit

/// A view that never returns itself from a hit test: it returns the subview that was hit, or `nil`.
///
/// Every other view in front of the target must return `nil` as well; otherwise the touch does not reach it.
/// Source: OverlayContainer, `PassThroughView`, at 74003c4 and df49c8f [S].
open class PassThroughView: UIView {
  /// UIView's result, unless it is the view itself.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view == self ? nil : view
  }
}

extension PassThroughView: HitTestComposing {
  package static var hitTestOwner: UIView.Type { PassThroughView.self }
}
