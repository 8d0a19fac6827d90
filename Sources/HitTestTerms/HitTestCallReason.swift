/// Why a view's `hitTest(_:with:)` was called.
public enum HitTestCallReason: String, Sendable {
  /// The view is a window under the touch.
  case window
  /// The view is a subview of a view that was called.
  case subview
  /// A rule of a strategy called it.
  case rule
  /// Code outside the engine called it.
  case code
  /// It was called directly, from outside a hit test.
  case direct
}
