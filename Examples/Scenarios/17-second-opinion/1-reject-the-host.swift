import UIKit

/// The root view and its direct child are the empty part.
final class ToastWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), hit !== self else { return nil }
    return hit.superview === self || hit.superview?.superview === self ? nil : hit
  }
}
