import UIKit

/// Only controls belong to the popup.
final class PopupWindow: UIWindow {
  weak var marker: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit is UIControl ? hit : nil
  }
}
