/// Takes part in a recognizer's decisions. All methods are optional.
///
/// Apple's protocol has optional methods; here they have default implementations.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: _DelegateObject {
  /// Called when the recognizer is about to leave `possible`; false makes it fail. Default: true.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether both recognizers may recognize simultaneously; true from one of the delegates suffices. Default: false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the recognizer waits for the other's failure; called once per attempt. Default: false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the other waits for this recognizer's failure; called once per attempt. Default: false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Called for every new touch before the recognizer receives it; false keeps it from the recognizer. Default: true.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

  /// Called before ``gestureRecognizer(_:shouldReceive:)-touch``; false keeps the event from the recognizer. Default:
  /// true.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    receiver(of: "gestureRecognizerShouldBegin:")?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    receiver(of: "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:")?.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    receiver(of: "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:")?.gestureRecognizer(
      gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    receiver(of: "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:")?.gestureRecognizer(
      gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    receiver(of: "gestureRecognizer:shouldReceiveTouch:")?.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
      ?? true
  }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    receiver(of: "gestureRecognizer:shouldReceiveEvent:")?.gestureRecognizer(gestureRecognizer, shouldReceive: event)
      ?? true
  }

  /// What gets a message that the delegate's class has no method for.
  private func receiver(of name: String) -> (any UIGestureRecognizerDelegate)? {
    _MessageForwarding.receiver(of: self, name)
  }
}
