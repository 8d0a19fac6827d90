import UIKit

/// Every touch is deallocated after its session.
final class LifeInvariant: Invariant {
  private struct Weak {
    weak var touch: UITouch?
  }

  private var touches: [Weak] = []

  /// The number of touches that are not deallocated.
  var keptTouches: Int { touches.count { $0.touch != nil } }

  override func didHitTest(_ touch: UITouch) {
    touches.append(Weak(touch: touch))
  }
}
