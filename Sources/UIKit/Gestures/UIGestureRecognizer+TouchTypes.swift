public import Foundation

extension UIGestureRecognizer {
  /// The types of touches that the recognizer receives, as raw values of ``UITouch/TouchType``. Touches are those of fingers: without
  /// ``UITouch/TouchType/direct`` it receives none. Default: all. Source: Apple's page of this property [D].
  public final var allowedTouchTypes: [NSNumber] {
    get { storedTouchTypes ?? [0, 1, 2, 3] }
    set { storedTouchTypes = newValue }
  }

  /// Whether the recognizer receives the touches of fingers.
  final var receivesFingers: Bool {
    storedTouchTypes?.contains { $0.intValue == UITouch.TouchType.direct.rawValue } ?? true
  }

  // There are no buttons and keys.
  public final var buttonMask: UIEvent.ButtonMask { [] }
  public final var modifierFlags: UIKeyModifierFlags { [] }
}
