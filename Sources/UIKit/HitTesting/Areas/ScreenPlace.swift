import Foundation

/// Where a view is on the screen, and what its class overrides.
@MainActor
package final class ScreenPlace {
  /// From the screen to the space in which a hit test asks the view.
  let toLocal: CGAffineTransform
  /// Whether ``toLocal`` exists.
  let isInvertible: Bool
  /// Whether the view and its ancestors have no transform.
  let isTranslated: Bool
  /// The points of the screen that are in the view's bounds.
  package let region: ScreenRegion
  let hasKnownHitTest: Bool
  let overridesPointInside: Bool
  /// The index of the subviews, made when it is needed.
  var subviews: SubviewIndex?

  /// A hit test outside of the region finds nothing.
  var isBounded: Bool { hasKnownHitTest && !overridesPointInside && isInvertible }

  init(of view: UIView, in superview: ScreenPlace?, hasKnownHitTest: Bool, obliqueLines: inout Int) {
    self.hasKnownHitTest = hasKnownHitTest
    overridesPointInside = HitTestOverrides(of: view).contains(.pointInside)
    isTranslated = !view.hitTestConvertsTheLongWay && superview?.isTranslated ?? true
    let own = Self.conversion(to: view)
    let toLocal = superview.map { $0.toLocal.concatenating(own) } ?? own
    self.toLocal = toLocal
    let determinant = toLocal.a * toLocal.d - toLocal.b * toLocal.c
    isInvertible =
      superview?.isInvertible ?? true && determinant != 0 && determinant.isFinite && toLocal.tx.isFinite
      && toLocal.ty.isFinite
    region = isInvertible ? ScreenRegion(view.storedBounds, through: toLocal, obliqueLines: &obliqueLines) : .nowhere
  }

  /// The conversion from the superview's space that a hit test uses, from its effect on three points.
  private static func conversion(to view: UIView) -> CGAffineTransform {
    let origin = view.convertForHitTest(.zero)
    guard view.hitTestConvertsTheLongWay else { return CGAffineTransform(translationX: origin.x, y: origin.y) }
    let x = view.convertForHitTest(CGPoint(x: 1, y: 0))
    let y = view.convertForHitTest(CGPoint(x: 0, y: 1))
    return CGAffineTransform(
      a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x, ty: origin.y)
  }
}
