import UIKit

/// Only controls and what lies in them take touches; containers of any class let them through.
final class OverlayWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    var view = hit
    while let candidate = view {
      if candidate is UIControl { return hit }
      view = candidate.superview
    }
    return nil
  }
}
