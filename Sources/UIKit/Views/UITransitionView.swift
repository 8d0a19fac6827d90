public import Foundation

/// The private view that UIKit puts between a window and what it presents: an ordinary view that covers the window.
///
/// Whether its class has a `hitTest` of its own depends on the system, and decides what a swizzle of its class replaces.
/// Source: runtime headers of iOS 7.0, 8.3 and 9 [O]; that it calls super is inferred [I].
@MainActor
open class UITransitionView: UIView {
  /// As for every view, through the class's own method where the platform has one.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if HitTesting.isWatched {
      return HitTesting.perform(self, as: .transitionView, point, event)
    }
    return plainHitTest(point, with: event)
  }

  final func superHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}
