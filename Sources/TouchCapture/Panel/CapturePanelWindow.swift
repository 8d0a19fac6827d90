import UIKit

/// The window of the capture's panel. Touches outside the panel pass through, and no capture contains it.
final class CapturePanelWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === rootViewController?.view ? nil : hit
  }
}
