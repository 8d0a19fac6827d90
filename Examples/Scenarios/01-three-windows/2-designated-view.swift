import UIKit

/// Version 2: the hit test begins at the layer of the messages, so that views of the system above it do not matter.
class MessageWindow: UIWindow {
  weak var messageLayer: UIView?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let messageLayer else { return nil }
    return messageLayer.hitTest(convert(point, to: messageLayer), with: event)
  }
}

class PassthroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
