package import Foundation

/// An override of `hitTest(_:with:)` for a single view, as Objective-C's runtime can give one object a class of its own.
///
/// A view runs its added override before anything else that a call of `hitTest(_:with:)` does, as an override in a subclass
/// runs. The code of UIKit's classes looks for it. A class outside of UIKit that overrides the method itself would run its
/// own override first, so its views cannot have one (``UIView/canAddHitTest``).
@MainActor
package protocol AddedHitTest: AnyObject {
  /// The result for `view` at `point` in its coordinates, where the method of the view's class returned `found`.
  func result(_ found: UIView?, of view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView?
}

extension UIView {
  /// The override that was added to this view; `nil` for none.
  ///
  /// - Precondition: ``canAddHitTest``, if it is not `nil`.
  package final var addedHitTest: (any AddedHitTest)? {
    get { storedAddedHitTest }
    set {
      precondition(newValue == nil || canAddHitTest, "\(type(of: self)) overrides hitTest(_:with:) itself")
      storedAddedHitTest = newValue
      hasAddedHitTest = newValue != nil
      hitTestEntry?.pointee.updateOverrides()
    }
  }

  /// Whether the `hitTest(_:with:)` of the view's class is UIKit's, so that the view can have an added override.
  package final var canAddHitTest: Bool { HitTestMethodTable.isOfUIKit(type(of: self)) }

  /// The result of `hitTest(_:with:)` for a view with an added override.
  @inline(never)
  final func runAddedHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = hitTestOfClass(point, with: event)
    guard let storedAddedHitTest else { return found }
    return storedAddedHitTest.result(found, of: self, point, event)
  }

  /// UIView's `hitTest(_:with:)`, without an added override.
  @inline(__always)
  final func hitTestOfView(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if HitTesting.isInstrumented { return HitTesting.perform(self, as: .view, point, event) }
    return plainHitTest(point, with: event)
  }
}
