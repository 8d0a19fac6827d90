import UIKit

/// The host counts where one of its subviews contains the point.
final class ToastWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), hit !== self else { return nil }
    guard hit.superview === self || hit.superview?.superview === self else { return hit }
    let isOnContent = hit.subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
    return isOnContent ? hit : nil
  }
}
