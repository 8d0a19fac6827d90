import UIKit

/// Nothing is hit before the first layout, and the tap reaches the app.
final class PanelWindow: UIWindow {
  var isOpen = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
