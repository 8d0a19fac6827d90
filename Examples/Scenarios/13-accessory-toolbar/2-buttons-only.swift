import UIKit

/// From iOS 26 on the bar is translucent, and only its buttons take touches.
final class AccessoryBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if #available(iOS 26, *) {
      return hit === self ? nil : hit
    }
    return hit
  }
}
