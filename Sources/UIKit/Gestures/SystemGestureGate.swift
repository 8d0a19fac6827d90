/// Stands for the recognizers of UIKit on each window, about which delegates are asked. It recognises nothing.
@MainActor
final class _UISystemGestureGateGestureRecognizer: UIGestureRecognizer {
  init(of window: UIWindow) {
    super.init(target: nil, action: nil)
    isInternal = true
    attachedView = window
  }
}

extension UIWindow {
  /// The window's recognizer of UIKit. It is not one of ``UIView/gestureRecognizers``.
  final var systemGate: UIGestureRecognizer {
    let key = ObjectIdentifier(_UISystemGestureGateGestureRecognizer.self)
    if let known = associatedObjects[key] as? UIGestureRecognizer { return known }
    let new = _UISystemGestureGateGestureRecognizer(of: self)
    associatedObjects[key] = new
    return new
  }
}
