import UIKit

/// Version 3: everything in the window can be hit, except the views that contain the layer of the messages.
class MessageWindow: UIWindow {
  weak var messageLayer: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard let messageLayer else { return hit }
    if hit !== messageLayer, messageLayer.isDescendant(of: hit) { return nil }
    return hit
  }
}

class PassthroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
