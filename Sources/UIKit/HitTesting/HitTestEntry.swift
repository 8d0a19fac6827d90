import Foundation

/// What a hit test reads of a subview before it visits the view: one cache line in the list that the superview keeps.
///
/// The setters of the view's geometry and flags keep the entry up to date (``UIView/updateHitTestEntry()``).
struct HitTestEntry {
  /// How a hit test treats the view.
  enum Visit: UInt8 {
    /// A point in the bounds is a hit of the view or of a view below it. The class overrides nothing.
    case searchesSubviews
    /// As ``searchesSubviews``, with a transform between the point and the bounds.
    case convertsThroughTransform
    /// A point in the bounds is for the view's `hitTest(_:with:)`, which is UIKit's own and finds nothing elsewhere.
    case callsHitTestInside
    /// The class overrides `point(inside:with:)`, and its `hitTest(_:with:)` is UIView's.
    case callsPointInside
    /// The view's `hitTest(_:with:)` is called for every point: the class overrides it, or the view is animated.
    case callsHitTest
  }

  /// The corner of the view in the superview's space; the anchor point of a transformed view.
  private(set) var origin: SIMD2<Double>
  /// The smallest coordinates that are inside the bounds.
  private(set) var boundsStart: SIMD2<Double>
  /// The coordinates from which on a point is outside the bounds; less than every number for a view that takes no touches.
  private(set) var boundsEnd: SIMD2<Double>
  let view: Unmanaged<UIView>
  var visit: Visit
  let overrides: HitTestOverrides

  @MainActor
  init(retaining view: UIView) {
    self.view = .passRetained(view)
    overrides = HitTestOverrides(of: view)
    origin = .zero
    boundsStart = .zero
    boundsEnd = .zero
    visit = .callsHitTest
    update(from: view)
  }

  @MainActor
  mutating func update(from view: UIView) {
    let bounds = view.storedBounds
    origin = SIMD2(view.origin.x, view.origin.y)
    boundsStart = SIMD2(bounds.origin.x, bounds.origin.y)
    boundsEnd = SIMD2(bounds.origin.x + bounds.size.width, bounds.origin.y + bounds.size.height)
    if overrides.contains(.hitTest) || view.isBlockedByAnimation || view.isHitWhereShown {
      visit = .callsHitTest
    } else if !view.takesTouches {
      boundsEnd = SIMD2(repeating: -.infinity)
      visit = .searchesSubviews
    } else if overrides.contains(.pointInside) {
      visit = overrides.contains(.stockHitTest) ? .callsHitTest : .callsPointInside
    } else if overrides.contains(.stockHitTest) {
      visit = view.isTransformed ? .callsHitTest : .callsHitTestInside
    } else if view.isTransformed {
      visit = .convertsThroughTransform
      origin = SIMD2(view.layerPosition.x, view.layerPosition.y)
    } else {
      visit = .searchesSubviews
    }
  }

  /// Takes a point of the superview's space into the view's own, by the same operations as ``UIView/convertForHitTest(_:)``.
  @inline(__always)
  func convert(_ point: SIMD2<Double>) -> SIMD2<Double> {
    point - origin + boundsStart
  }

  /// Takes a point of the superview's space through the inverse of the view's transform into the view's own, by the same
  /// operations as ``UIView/convertForHitTest(_:)``. Without an inverse the result is outside every bounds.
  @MainActor @inline(__always)
  func convertThroughTransform(_ point: SIMD2<Double>) -> SIMD2<Double> {
    view._withUnsafeGuaranteedRef { view in
      guard let inverse = view.inverseTransform else { return SIMD2(repeating: .infinity) }
      let pivot = SIMD2(
        view.storedAnchorPoint.x * view.storedBounds.width, view.storedAnchorPoint.y * view.storedBounds.height)
      let arm = point - origin
      let turned =
        SIMD2(inverse.a, inverse.b) * arm.x + SIMD2(inverse.c, inverse.d) * arm.y + SIMD2(inverse.tx, inverse.ty)
      return turned + pivot + boundsStart
    }
  }

  /// Whether a point of the view's own space is in the bounds, by the same comparisons as `CGRect.hasInside(_:)`.
  @inline(__always)
  func hasInside(_ point: SIMD2<Double>) -> Bool {
    all((point .>= boundsStart) .& (point .< boundsEnd))
  }
}
