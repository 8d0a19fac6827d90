import UIKit

// Apple's module has the methods of subclasses in a module of their own.
#if canImport(UIKit.UIGestureRecognizerSubclass)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// A recognizer that observes the touches of a window. It never recognizes, delays, cancels or excludes anything.
final class TouchObservation: UIGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesBegan = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { observe(event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { observe(event) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    observe(event)
    failIfDone(event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    observe(event)
    failIfDone(event)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  private func observe(_ event: UIEvent) {
    guard let window = view as? UIWindow else { return }
    TouchCapture.session?.willSend(event, in: window)
  }

  /// The recognizer stays possible while a finger is down, and fails with the last one.
  private func failIfDone(_ event: UIEvent) {
    let own = event.touches(for: self) ?? []
    if own.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) { state = .failed }
  }
}
