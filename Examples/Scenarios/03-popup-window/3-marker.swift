import UIKit

/// The background of the popup marks its place.
final class PopupWindow: UIWindow {
  weak var marker: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), let marker else { return nil }
    return hit.isDescendant(of: marker) ? hit : nil
  }
}
