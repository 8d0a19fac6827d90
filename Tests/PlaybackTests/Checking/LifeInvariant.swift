import UIKit

/// No touch outlives its session.
final class LifeInvariant: Invariant {
  private struct Weak {
    weak var touch: UITouch?
  }

  private var touches: [Weak] = []

  /// How many touches somebody keeps.
  var keptTouches: Int { touches.count { $0.touch != nil } }

  override func didHitTest(_ touch: UITouch) {
    touches.append(Weak(touch: touch))
  }
}
