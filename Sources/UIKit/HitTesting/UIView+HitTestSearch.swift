import Foundation

extension UIView {
  /// UIKit's algorithm without instrumentation. It has the same results and calls the same overrides in the same order
  /// as ``instrumentedHitTest(_:with:)``, and skips views that override nothing by the entries of their superview's
  /// list.
  @inline(__always)
  final func plainHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches else { return isBlockedByAnimation ? hitTestBelow(point, with: event) : nil }
    guard let hitTestEntry, !hitTestEntry.pointee.overrides.contains(.pointInside) else {
      return searchAfterPointInside(point, with: event)
    }
    guard storedBounds.hasInside(SIMD2(point.x, point.y)) else { return nil }
    return childCount > 0 ? searchFromHere(SIMD2(point.x, point.y), with: event) : self
  }

  /// The rest of ``plainHitTest(_:with:)`` for a view whose `point(inside:with:)` is called.
  @inline(never)
  private final func searchAfterPointInside(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event) else { return nil }
    guard childCount > 0 else { return HitTesting.isInstrumented && HitTesting.recursion != nil ? nil : self }
    let depth = HitTesting.depth
    defer { HitTesting.depth = depth }
    return searchSubviewsAfterCall(SIMD2(point.x, point.y), with: event, depth: depth)
  }

  @inline(never)
  private final func searchFromHere(_ point: SIMD2<Double>, with event: UIEvent?) -> UIView? {
    let depth = HitTesting.depth
    defer { HitTesting.depth = depth }
    return searchSubviews(point, with: event, depth: depth)
  }

  /// Searches the subviews from front to back. If none is hit, the view itself is.
  ///
  /// `point` is in the view's coordinates and inside it. `depth` counts the views above this one in the running hit
  /// test.
  private final func searchSubviews(_ point: SIMD2<Double>, with event: UIEvent?, depth: Int) -> UIView? {
    var index = childCount
    guard index > 0 else { return self }
    guard depth < HitTesting.depthLimit else { return endlessHitTest() }
    let entries = hitTestEntries ?? makeHitTestEntries()
    while index > 0 {
      index -= 1
      let entry = entries + index
      let visit = entry.pointee.visit
      let answer: UIView?
      if entry.pointee.isSearchedDirectly {
        let inside =
          visit == .searchesSubviews ? entry.pointee.convert(point) : entry.pointee.convertThroughTransform(point)
        guard entry.pointee.hasInside(inside) else { continue }
        answer = entry.pointee.view._withUnsafeGuaranteedRef {
          $0.searchSubviews(inside, with: event, depth: depth + 1)
        }
      } else if visit == .callsOverride || visit == .callsHitTestInside {
        let inside = entry.pointee.convert(point)
        if visit == .callsHitTestInside, !entry.pointee.hasInside(inside) { continue }
        HitTesting.depth = depth + 1
        answer = entry.pointee.view._withUnsafeGuaranteedRef {
          $0.hitTest(CGPoint(x: inside.x, y: inside.y), with: event)
        }
      } else {
        HitTesting.depth = depth + 1
        answer = entry.pointee.view._withUnsafeGuaranteedRef { view in
          visit == .callsPointInside
            ? view.callPointInside(CGPoint(x: point.x, y: point.y), with: event, depth: depth + 1)
            : view.callHitTest(CGPoint(x: point.x, y: point.y), with: event)
        }
      }
      if let answer { return answer }
      if HitTesting.isInstrumented { return callSubviews(entries, count: index, point, with: event, depth: depth) }
    }
    return self
  }

  /// Calls `hitTest(_:with:)` with a point of the superview's coordinates.
  @inline(never)
  private final func callHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTest(convertForHitTest(point), with: event)
  }

  /// Searches a view whose class overrides only `point(inside:with:)`; `point` is in the superview's coordinates.
  private final func callPointInside(_ point: CGPoint, with event: UIEvent?, depth: Int) -> UIView? {
    let inside = convertForHitTest(point)
    guard self.point(inside: inside, with: event) else { return nil }
    return searchSubviewsAfterCall(SIMD2(inside.x, inside.y), with: event, depth: depth)
  }

  /// ``searchSubviews(_:with:depth:)`` after a call of an override, which may have turned instrumentation on or ended
  /// the hit test.
  private final func searchSubviewsAfterCall(_ point: SIMD2<Double>, with event: UIEvent?, depth: Int) -> UIView? {
    guard HitTesting.isInstrumented else { return searchSubviews(point, with: event, depth: depth) }
    guard HitTesting.recursion == nil else { return nil }
    guard childCount > 0, depth < HitTesting.depthLimit else {
      return searchSubviews(point, with: event, depth: depth)
    }
    return callSubviews(hitTestEntries ?? makeHitTestEntries(), count: childCount, point, with: event, depth: depth)
  }

  /// Calls `hitTest(_:with:)` of the rearmost `count` subviews, after instrumentation was turned on. An ended hit test
  /// calls no more views.
  @inline(never)
  private final func callSubviews(
    _ entries: UnsafeMutablePointer<HitTestEntry>, count: Int, _ point: SIMD2<Double>, with event: UIEvent?, depth: Int
  ) -> UIView? {
    HitTesting.depth = depth + 1
    for index in (0..<count).reversed() {
      guard HitTesting.recursion == nil else { return nil }
      let answer = entries[index].view._withUnsafeGuaranteedRef { view in
        view.callHitTest(CGPoint(x: point.x, y: point.y), with: event)
      }
      if let answer { return answer }
    }
    return HitTesting.recursion == nil ? self : nil
  }

  /// Updates the view's entry in its superview's list.
  @inline(__always)
  final func updateHitTestEntry() {
    hitTestEntry?.pointee.update(from: self)
  }
}

extension CGRect {
  /// ``hasInside(_:)`` without a branch for each comparison.
  @inline(__always)
  fileprivate func hasInside(_ point: SIMD2<Double>) -> Bool {
    let start = SIMD2<Double>(origin.x, origin.y)
    return all((point .>= start) .& (point .< start + SIMD2<Double>(size.width, size.height)))
  }
}
