import Foundation

extension CGAffineTransform {
  /// A decomposition into translation, rotation, shear and two scales.
  struct Parts: Hashable {
    var move: CGPoint
    var scaleX: CGFloat
    var scaleY: CGFloat
    /// As a tangent.
    var shear: CGFloat
    /// In radians.
    var angle: CGFloat

    /// `nil` for a singular transform, which has no such decomposition.
    init?(_ map: CGAffineTransform) {
      let determinant = map.a * map.d - map.b * map.c
      guard determinant != 0, determinant.isFinite else { return nil }
      // A reflection is applied to the smaller axis, so that it does not become half a rotation.
      let side: CGFloat = determinant < 0 && map.a < map.d ? -1 : 1
      move = CGPoint(x: map.tx, y: map.ty)
      scaleX = side * (map.a * map.a + map.b * map.b).squareRoot()
      scaleY = determinant / scaleX
      shear = (map.a * map.c + map.b * map.d) / determinant
      angle = atan2(side * map.b, side * map.a)
    }

    var map: CGAffineTransform {
      CGAffineTransform(scaleX: scaleX, y: scaleY)
        .concatenating(CGAffineTransform(a: 1, b: 0, c: shear, d: 1, tx: 0, ty: 0))
        .concatenating(CGAffineTransform(rotationAngle: angle))
        .concatenating(CGAffineTransform(translationX: move.x, y: move.y))
    }
  }

  /// The transform at a fraction of the way to `end`: rotating in the shorter direction, without shrinking in between.
  ///
  /// Source: Core Animation does not document its method; the decomposition is that of the CSS transforms module, which
  /// is modelled on Core Animation [R]. A singular transform is interpolated by components.
  func interpolated(to end: CGAffineTransform, _ progress: Double) -> CGAffineTransform {
    func mix(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * progress }
    guard progress != 0 else { return self }
    guard progress != 1 else { return end }
    guard var start = Parts(self), let finish = Parts(end) else {
      return CGAffineTransform(
        a: mix(a, end.a), b: mix(b, end.b), c: mix(c, end.c), d: mix(d, end.d), tx: mix(tx, end.tx), ty: mix(ty, end.ty)
      )
    }
    var turn = finish.angle - start.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    start.angle += turn * progress
    start.move = CGPoint(x: mix(start.move.x, finish.move.x), y: mix(start.move.y, finish.move.y))
    start.scaleX = mix(start.scaleX, finish.scaleX)
    start.scaleY = mix(start.scaleY, finish.scaleY)
    start.shear = mix(start.shear, finish.shear)
    return start.map
  }
}
