import Foundation

/// The data of a subview that a hit test reads before it visits the view: one cache line in the list of the superview.
///
/// The setters of the view's geometry and flags update the entry (``UIView/updateHitTestEntry()``).
struct HitTestEntry {
  /// How a hit test treats the view.
  enum Visit: UInt8 {
    /// The class overrides no method. If the point is in the bounds, the view or a descendant is hit.
    case searchesSubviews
    /// As ``searchesSubviews``, but the point is converted through a transform.
    case convertsThroughTransform
    /// `hitTest(_:with:)` is called only for points in the bounds. It is one of UIKit's, and returns `nil` for other
    /// points.
    case callsHitTestInside
    /// The class overrides `point(inside:with:)`. Its `hitTest(_:with:)` is UIView's.
    case callsPointInside
    /// `hitTest(_:with:)` is called for every point, which the entry converts, because the class overrides it.
    case callsOverride
    /// `hitTest(_:with:)` is called for every point, which the view converts: the view is animated, or the class of a
    /// transformed view overrides the method, or the entry does not follow the view's changes any more.
    case callsHitTest
  }

  /// The corner of the view in the superview's coordinates; for a transformed view, the anchor point.
  private(set) var origin: SIMD2<Double>
  /// The smallest coordinates that are inside the bounds.
  private(set) var boundsStart: SIMD2<Double>
  /// The smallest coordinates that are beyond the bounds. For a view that takes no touches, less than every number.
  private(set) var boundsEnd: SIMD2<Double>
  let view: Unmanaged<UIView>
  private(set) var visit: Visit
  /// Whether the view is searched without a call of its methods. Kept apart from ``visit``, so that the loop over the
  /// entries has one branch for most of them and no table of jumps.
  private(set) var isSearchedDirectly = false
  private(set) var overrides: HitTestOverrides

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
    if view.isBlockedByAnimation || view.isHitWhereShown {
      visit = .callsHitTest
    } else if overrides.contains(.hitTest) {
      visit = view.hitTestConvertsTheLongWay ? .callsHitTest : .callsOverride
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
    isSearchedDirectly = visit == .searchesSubviews || visit == .convertsThroughTransform
  }

  /// Reads the overrides again, after the view got an override of its own or lost it.
  @MainActor
  mutating func updateOverrides() {
    overrides = view._withUnsafeGuaranteedRef { HitTestOverrides(of: $0) }
    view._withUnsafeGuaranteedRef { update(from: $0) }
  }

  /// Stops following the view's changes: every hit test calls the view's own `hitTest(_:with:)`.
  mutating func retire() {
    visit = .callsHitTest
    isSearchedDirectly = false
  }

  /// Converts a point from the superview's coordinates to the view's, with the operations of
  /// ``UIView/convertForHitTest(_:)``.
  @inline(__always)
  func convert(_ point: SIMD2<Double>) -> SIMD2<Double> {
    point - origin + boundsStart
  }

  /// Converts a point from the superview's coordinates to the view's through the inverse of the transform, with the
  /// operations of ``UIView/convertForHitTest(_:)``. Without an inverse the result is outside every bounds.
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

  /// Whether a point in the view's coordinates is in the bounds, with the comparisons of `CGRect.hasInside(_:)`.
  @inline(__always)
  func hasInside(_ point: SIMD2<Double>) -> Bool {
    all((point .>= boundsStart) .& (point .< boundsEnd))
  }
}
