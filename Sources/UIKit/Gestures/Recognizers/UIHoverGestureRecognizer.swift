/// Follows a pointer over a view. There is no pointer here, so it never does anything.
///
/// It hears of no touch and stands in no other recognizer's way. Source: Apple's page of this class [D].
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// No to touches.
  open override func shouldReceive(_ event: UIEvent) -> Bool {
    event.type != .touches && super.shouldReceive(event)
  }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
