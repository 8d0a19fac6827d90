import UIKit

/// An open panel blocks the app, whether its content has a size or not.
final class PanelWindow: UIWindow {
  var isOpen = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if isOpen { return hit ?? self }
    return hit === self ? nil : hit
  }
}
