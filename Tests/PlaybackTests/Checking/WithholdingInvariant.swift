import UIKit

/// A touch's beginning and end are delivered to the view only when no recognizer delays them. Nothing is delivered
/// after a recognizer has taken the touch. Touches are delivered in the order in which they began.
final class WithholdingInvariant: Invariant {
  private var taken: [UITouch: UIGestureRecognizer] = [:]
  private var began: Set<UIGestureRecognizer> = []

  /// Touches in the order in which they began, and when their beginnings were delivered.
  private var fingers: [(touch: UITouch, beganAt: Int64, deliveredAt: Int64?)] = []

  override func didHitTest(_ touch: UITouch) {
    fingers.append((touch, VirtualClock.current.now, nil))
  }

  override func willDeliver(_ touch: UITouch, to view: UIView) {
    if touch.phase == .began { checkOrder(of: touch) }
    if let owner = taken[touch] {
      note("\(touch.name): \(touch.phase) is delivered after \(owner.label) took the touch")
    }
    for recognizer in touch.gestureRecognizers ?? [] where recognizer.state == .possible && recognizer.follows(touch) {
      if touch.phase == .began && recognizer.delaysTouchesBegan
        || touch.phase == .ended && recognizer.delaysTouchesEnded
      {
        note("\(touch.name): \(touch.phase) is delivered while \(recognizer.label) delays it")
      }
    }
  }

  /// A delayed beginning is delivered before other touches of the event that ends the delay.
  private func checkOrder(of touch: UITouch) {
    guard let place = fingers.firstIndex(where: { $0.touch === touch }) else { return }
    let now = VirtualClock.current.now
    fingers[place].deliveredAt = now
    for later in fingers[(place + 1)...] where later.deliveredAt == now && later.beganAt > fingers[place].beganAt {
      guard later.touch.window === touch.window else { continue }
      note("\(touch.name) is delivered after \(later.touch.name), which began later")
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
