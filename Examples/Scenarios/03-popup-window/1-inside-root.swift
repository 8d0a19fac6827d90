import UIKit

/// Whatever lies in the root view belongs to the popup.
final class PopupWindow: UIWindow {
  weak var marker: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let root = subviews.first, root.point(inside: convert(point, to: root), with: event) else { return nil }
    return super.hitTest(point, with: event)
  }
}
