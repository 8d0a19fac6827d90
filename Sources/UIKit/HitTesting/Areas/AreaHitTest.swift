import Foundation
package import HitTestTerms

/// A hit test of all points of an area at once.
///
/// The hit test runs once, at one point of the area. While it runs, every containment test answers for the whole area: a view
/// contains all of it, or none of it. A view that contains only a part ends the test, and the result is a line along which
/// the area has to be cut. Otherwise all points of the area have the same receiver, because no test depends on the point.
///
/// This holds for the code of UIKit and of the strategies, which use the point only in containment tests, hit tests and
/// conversions (``HitTestComposing``). Other code that overrides or replaces a method of the hit test is not run.
///
/// The geometry of the views is read once. Create a new object after any change of the views.
@MainActor
package final class AreaHitTest {
  package enum Answer {
    /// All points of the area have this receiver.
    case receiver(UIView?)
    /// The hit test of every point recurses without end; the cycle of views.
    case recursion([UIView])
    /// The receiver may differ on the two sides of a line that crosses the area.
    case cut(ScreenLine)
    /// The result depends on code of a view that may use the point in any way.
    case unknown(UIView)
  }

  private let engine: Engine
  private var stopped: Answer?
  /// The tested area.
  private(set) var area = ConvexArea(.zero)
  /// The point at which the hit test runs.
  private(set) var witness = CGPoint.zero

  private var places: [ObjectIdentifier: ScreenPlace] = [:]
  private var lastPlace: (view: ObjectIdentifier, place: ScreenPlace)?
  private var knownClasses: [ObjectIdentifier: Bool] = [:]
  /// Whether every view is where its superview's coordinates and its own frame say, without a transform.
  private let isTranslated: Bool
  /// Whether every conversion between views agrees with the one of the hit test.
  private let convertsAsHitTest: Bool
  private var obliqueLines = 0

  /// A test of the current engine's windows.
  package init() {
    engine = Engine.current
    var (hasTransforms, isShownElsewhere) = (false, false)
    func visit(_ view: UIView) {
      if view.isTransformed { hasTransforms = true }
      if view.isHitWhereShown { isShownElsewhere = true }
      for child in view.children { visit(child) }
    }
    for window in engine.application.windows { visit(window) }
    isTranslated = !hasTransforms && !isShownElsewhere
    convertsAsHitTest = !isShownElsewhere && !engine.hasFaults
  }

  /// Tests an area of the screen, as for a new touch. All of `passes` tests run; the result is that of the last one.
  package func test(_ area: ConvexArea, passes: Int = 1) -> Answer {
    self.area = area
    let point = area.witness
    witness = CGPoint(x: point.x, y: point.y)
    stopped = nil
    engine.areaHitTest = self
    defer {
      engine.areaHitTest = nil
      HitTesting.pass = 1
      HitTesting.beginHitTest()
    }
    var found: UIView?
    for pass in 1...max(passes, 1) {
      HitTesting.beginHitTest()
      HitTesting.pass = pass
      found = engine.application.hitTest(witness, with: nil)
      if let stopped { return stopped }
      if let cycle = HitTesting.recursion { return .recursion(cycle) }
    }
    return .receiver(found)
  }

  /// Ends the running test with an answer.
  func stop(_ answer: Answer) {
    guard stopped == nil, HitTesting.recursion == nil else { return }
    stopped = answer
    // A recursion ends a hit test; all code can handle that.
    HitTesting.reportRecursion([])
  }

  // MARK: Code

  /// Whether the view's `hitTest(_:with:)` can run. Ends the test if not.
  func admits(_ view: UIView) -> Bool {
    if place(of: view).hasKnownHitTest { return true }
    stop(.unknown(view))
    return false
  }

  private func hasKnownHitTest(_ view: UIView) -> Bool {
    let key = ObjectIdentifier(type(of: view))
    if let known = knownClasses[key] { return known }
    let isKnown = HitTestMethodTable.isComposing(type(of: view))
    knownClasses[key] = isKnown
    return isKnown
  }

  // MARK: Places

  /// Whether a view contains the area, for the `point` of its own space at which it was asked. Ends the test if it
  /// contains only a part.
  func isInside(_ point: CGPoint, of view: UIView) -> Bool {
    let place = place(of: view)
    guard !place.overridesPointInside else {
      stop(.unknown(view))
      return false
    }
    // A view whose transform has no inverse is asked at an infinite point.
    guard point.x.isFinite, point.y.isFinite else { return false }
    guard let shift = shift(of: point, at: place) else {
      stop(.unknown(view))
      return false
    }
    switch place.region.relation(to: area, shift: shift) {
    case .contains: return true
    case .isApart: return false
    case .crosses(let line):
      stop(.cut(line))
      return false
    }
  }

  /// How far the tested area is moved on the screen for a view that was asked at `point`; zero unless code used a point of
  /// one view as a point of another. `nil` if that cannot be determined.
  private func shift(of point: CGPoint, at place: ScreenPlace) -> SIMD2<Double>? {
    guard place.isInvertible else { return nil }
    let expected = witness.applying(place.toLocal)
    let shift = SIMD2(point.x - expected.x, point.y - expected.y)
    // In a view that is scaled down very much, the factors are large, and so are the rounding errors.
    let t = place.toLocal
    let factors: CGFloat = abs(t.a) + abs(t.b) + abs(t.c) + abs(t.d)
    let size: CGFloat = factors * (abs(witness.x) + abs(witness.y)) + abs(t.tx) + abs(t.ty)
    let tolerance: CGFloat = max(1e-6, 1e-12 * size)
    if abs(shift.x) + abs(shift.y) < tolerance { return .zero }
    return isTranslated && place.isTranslated ? shift : nil
  }

  /// The subviews, back to front, without such as surely do not contain a point of the area.
  func reachable(_ subviews: [UIView], of view: UIView, at point: CGPoint) -> [UIView] {
    guard convertsAsHitTest, subviews.count >= SubviewIndex.leastCount, subviews.count == view.childCount else {
      return subviews
    }
    let place = place(of: view)
    guard let shift = shift(of: point, at: place) else { return subviews }
    let index = place.subviews ?? SubviewIndex(view.children, self, screen: engine.screen.sceneBounds)
    place.subviews = index
    let (found, line) = index.candidates(in: area, shift: shift)
    if let line { stop(.cut(line)) }
    return found
  }

  /// The place of a view on the screen.
  package func place(of view: UIView) -> ScreenPlace {
    let key = ObjectIdentifier(view)
    if let lastPlace, lastPlace.view == key { return lastPlace.place }
    let place = places[key] ?? makePlace(of: view)
    places[key] = place
    lastPlace = (key, place)
    return place
  }

  private func makePlace(of view: UIView) -> ScreenPlace {
    ScreenPlace(
      of: view, in: view.parent.map { place(of: $0) }, hasKnownHitTest: hasKnownHitTest(view),
      obliqueLines: &obliqueLines)
  }
}
