import UIKit

/// The surface on which the map is drawn.
final class MapCanvas: UIView {
  private(set) var pins: [CGPoint] = []
  var scale: CGFloat = 1

  func addPin(at point: CGPoint) {
    pins.append(point)
  }
}

/// Drops a pin where a finger rests.
final class PinDropper: NSObject {
  private weak var canvas: MapCanvas?

  init(canvas: MapCanvas) {
    self.canvas = canvas
  }

  @objc func drop(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began, let canvas else { return }
    canvas.addPin(at: press.location(in: canvas))
  }
}

/// A round button that changes the scale of the map.
final class ZoomButton: UIButton {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
  }
}

/// A button that shrinks while a finger is on it.
final class CardButton: UIButton {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    layer.opacity = 0.8
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    layer.opacity = 1
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    layer.opacity = 1
  }
}
