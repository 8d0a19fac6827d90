/// Recognizes a pointer over a view. There is no pointer here, so it never recognizes.
///
/// It receives no touches and excludes no other recognizer. Source: Apple's page of this class [D].
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// False for touches.
  open override func shouldReceive(_ event: UIEvent) -> Bool {
    event.type != .touches && super.shouldReceive(event)
  }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
