import UIKit

class PassThroughContainer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Every view between the container and the panel lets touches through.
final class PanelHolder: PassThroughContainer {}
