package import Foundation
package import HitTestTerms

/// The properties that a hit test reads, of every view, at one time.
package struct HitTestState: Hashable, Sendable {
  /// One view.
  package struct View: Hashable, Sendable {
    package var superview: ViewID?
    /// Back to front.
    package var subviews: [ViewID]
    package var bounds: CGRect
    package var isHidden: Bool
    package var isUserInteractionEnabled: Bool
    package var alpha: CGFloat
    /// `nil` for views that are no controls.
    package var isEnabled: Bool?
    package var tag: Int
    /// Whether the class has a `hitTest(_:with:)` that is not UIKit's.
    package var overridesHitTest: Bool
    /// Whether the class has a `point(inside:with:)` that is not UIKit's.
    package var overridesPointInside: Bool
    /// Where the points (0, 0), (1, 0) and (0, 1) of the screen are in the view's coordinates.
    package var screenPoints: [CGPoint]
  }

  /// The windows that are shown, front to back: the order of the queries.
  package var windows: [ViewID]
  package var views: [ViewID: View]
  /// The point of the screen.
  package var point: CGPoint
  /// The alpha values below which views take no touches, for the platform and the strategies.
  package var alphaThreshold: ClosedRange<CGFloat>
  /// Whether every point of a step follows from that of its superview. While animations run, it may follow from displayed values.
  package var hasExactPoints: Bool
  /// Whether several mechanisms are combined, so that one may change the result of another.
  package var isCombined: Bool
}

extension HitTestState.View {
  /// A point of the screen in the view's coordinates. `nil` if it has none.
  package func convertFromScreen(_ point: CGPoint) -> CGPoint? {
    let (origin, x, y) = (screenPoints[0], screenPoints[1], screenPoints[2])
    let place = CGPoint(
      x: origin.x + (x.x - origin.x) * point.x + (y.x - origin.x) * point.y,
      y: origin.y + (x.y - origin.y) * point.x + (y.y - origin.y) * point.y)
    return place.x.isFinite && place.y.isFinite ? place : nil
  }

  /// A point of the view's coordinates on the screen. `nil` if it has none.
  func convertToScreen(_ point: CGPoint) -> CGPoint? {
    let (origin, x, y) = (screenPoints[0], screenPoints[1], screenPoints[2])
    let (a, b, c, d) = (x.x - origin.x, x.y - origin.y, y.x - origin.x, y.y - origin.y)
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
    let (dx, dy) = (point.x - origin.x, point.y - origin.y)
    return CGPoint(x: (d * dx - c * dy) / determinant, y: (a * dy - b * dx) / determinant)
  }

  /// Whether the bounds contain a point; the right and bottom edges are outside.
  func contains(_ point: CGPoint) -> Bool {
    point.x >= bounds.minX && point.y >= bounds.minY && point.x < bounds.minX + bounds.width
      && point.y < bounds.minY + bounds.height
  }
}
