import UIKit

/// A view hears of a beginning only when nobody delays it any longer, of an end likewise, and of nothing once a recognizer has
/// taken the touch.
final class WithholdingLaw: Law {
  private var taken: [UITouch: UIGestureRecognizer] = [:]
  private var began: Set<UIGestureRecognizer> = []

  override func willDeliver(_ touch: UITouch, to view: UIView) {
    if let owner = taken[touch] { note("\(touch.name): \(touch.phase) comes after \(owner.label) took the touch") }
    for recognizer in touch.gestureRecognizers ?? [] where recognizer.state == .possible && recognizer.follows(touch) {
      if touch.phase == .began && recognizer.delaysTouchesBegan
        || touch.phase == .ended && recognizer.delaysTouchesEnded
      {
        note("\(touch.name): \(touch.phase) comes while \(recognizer.label) delays it")
      }
    }
  }

  override func willCancel(_ touch: UITouch, in view: UIView, because recognizer: UIGestureRecognizer) {
    if !recognizer.cancelsTouchesInView { note("\(recognizer.label) cancels \(touch.name)") }
    if !recognizer.follows(touch) { note("\(recognizer.label) cancels \(touch.name), which is not its") }
  }

  override func didChangeState(of recognizer: UIGestureRecognizer) {
    defer {
      if recognizer.state == .began { began.insert(recognizer) }
      if recognizer.state == .ended || recognizer.state == .cancelled { began.remove(recognizer) }
    }
    guard recognizer.cancelsTouchesInView, !began.contains(recognizer) else { return }
    for touch in recognizer.sequenceTouches { taken[touch] = recognizer }
  }
}
