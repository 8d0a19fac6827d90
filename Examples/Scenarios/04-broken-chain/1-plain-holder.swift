import UIKit

final class PassThroughContainer: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// An ordinary view: it takes every touch in its bounds.
final class PanelHolder: UIView {}
