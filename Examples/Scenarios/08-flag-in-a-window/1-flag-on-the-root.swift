import UIKit

final class FlagView: UIView {
  var passThrough = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return passThrough && hit === self ? nil : hit
  }
}

/// An ordinary window: it takes what its root view lets through.
final class FlagWindow: UIWindow {}
