package import Foundation

/// A view of which it is not certain whether a touch hits it, because of lengths that are known only within ranges.
@MainActor
package struct UncertainHit {
  /// The view, in the app with the stated lengths.
  package let view: UIView
  /// Where the view is with some of the lengths, in points of the screen.
  package let area: CGRect
  /// The kinds of lengths that move the view.
  package let lengths: Set<UnknownLength>
  /// Lengths with which the view is, or is not, at the point, unlike with the stated ones. `nil`: none were found.
  package let choice: LengthChoice?
}

/// Finds views that a point may hit with other lengths within their ranges.
///
/// Only the two ends of each range are played. Here the edges of each view are taken to be anywhere between their places at the ends, and
/// the shares of several kinds of lengths are added, as they are in a layout by constraints.
@MainActor
package struct PossibleHits {
  /// An app with other lengths of one kind.
  package struct Variant {
    package let engine: Engine
    package let lengths: LengthChoice

    @MainActor
    package init(_ engine: Engine) { (self.engine, lengths) = (engine, engine.lengths) }
  }

  private let stated: Engine
  private let variants: [Variant]

  package init(stated: Engine, variants: [Variant]) { (self.stated, self.variants) = (stated, variants) }

  /// The largest number of rectangles of ``uncertainAreas``.
  private static let areaLimit = 500

  /// Where a view is with some lengths only, in points of the screen. All apps have played the same events.
  ///
  /// Touches elsewhere have certain hits, unless an override of `hitTest(_:with:)` or `point(inside:with:)` gives them to such a view.
  package var uncertainAreas: [CGRect] {
    let windows = ([stated] + variants.map(\.engine)).map(\.application.windows)
    guard !variants.isEmpty, Set(windows.map(\.count)).count == 1, let count = windows.first?.count else { return [] }
    var search = PossibleHitSearch(point: .zero, path: [], hit: nil, variants: variants.map(\.lengths))
    for index in (0..<count).reversed() { search.addAreas(windows.map { $0[index] }) }
    let screen = stated.screen.bounds
    return search.areas.prefix(Self.areaLimit).map { $0.intersection(screen) }.filter { !$0.isEmpty }
  }

  /// A view that the point may hit, or may miss, unlike with the stated lengths, with which it hits `hit`. `nil`: the hit is certain.
  ///
  /// No code of the app runs. All apps have played the same events.
  package func uncertainHit(at point: CGPoint, hitting hit: UIView?) -> UncertainHit? {
    let windows = ([stated] + variants.map(\.engine)).map(\.application.windows)
    guard Set(windows.map(\.count)).count == 1, let count = windows.first?.count else { return nil }
    let path = Set(sequence(first: hit) { $0?.parent }.compactMap { $0.map { ObjectIdentifier($0) } })
    var search = PossibleHitSearch(point: point, path: path, hit: hit, variants: variants.map(\.lengths))
    for index in (0..<count).reversed() {
      switch search.visit(windows.map { $0[index] }) {
      case .passed: continue
      case .ended: return nil
      case .found(let found): return found
      }
    }
    return nil
  }
}

/// A walk through the same views of several apps, in the order of a hit test.
@MainActor
private struct PossibleHitSearch {
  enum Step {
    /// The views let the point pass.
    case passed
    /// The hit was reached, and nothing before it is uncertain.
    case ended
    case found(UncertainHit)
  }
  private enum Containment { case never, maybe, always }

  let point: CGPoint
  /// The hit and the views that contain it.
  let path: Set<ObjectIdentifier>
  let hit: UIView?
  let variants: [LengthChoice]
  /// An override of `point(inside:with:)` may add a border of that many points.
  private static let slop: CGFloat = 44

  init(point: CGPoint, path: Set<ObjectIdentifier>, hit: UIView?, variants: [LengthChoice]) {
    (self.point, self.path, self.hit, self.variants) = (point, path, hit, variants)
  }

  /// Visits one view of each app, which stand for each other; the first is that of the app with the stated lengths.
  mutating func visit(_ views: [UIView]) -> Step {
    let view = views[0]
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01 else { return .passed }
    let isOnPath = path.contains(ObjectIdentifier(view))
    let overrides = HitTestOverrides(of: view)
    let areas = views.map(\.areaOnScreen)
    let containment = containment(of: view, areas, border: overrides.contains(.pointInside) ? Self.slop : 0)
    if !isOnPath, containment == .never, !overrides.contains(.hitTest) { return .passed }
    if containment == .maybe, isOnPath || view.childCount == 0 { return .found(uncertain(view, areas)) }
    // Views that are there with some lengths only stand for nothing in the other apps.
    if Self.haveSameSubviews(views) {
      for index in view.children.indices.reversed() {
        let step = visit(views.map { $0.children[index] })
        if case .passed = step { continue }
        return step
      }
    }
    if isOnPath { return .ended }
    return containment == .maybe ? .found(uncertain(view, areas)) : .passed
  }

  /// The places that views have with some lengths only.
  private(set) var areas: [CGRect] = []

  /// Adds the places of a view that stands in each app, and of its subviews.
  mutating func addAreas(_ views: [UIView]) {
    let view = views[0]
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01 else { return }
    let places = views.map(\.areaOnScreen)
    if places.contains(where: { !$0.isSame(as: places[0]) }) {
      let corners = range(places)
      areas += CGRect(corners.least, corners.greatest).without(CGRect(corners.innerLeast, corners.innerGreatest))
    }
    guard Self.haveSameSubviews(views) else { return }
    for index in view.children.indices { addAreas(views.map { $0.children[index] }) }
  }

  private static func haveSameSubviews(_ views: [UIView]) -> Bool {
    let first = views[0].children
    return views.dropFirst().allSatisfy { other in
      other.childCount == first.count && zip(first, other.children).allSatisfy { type(of: $0) == type(of: $1) }
    }
  }

  /// Whether a view contains the point with all lengths, with none, or with some.
  private func containment(of view: UIView, _ areas: [CGRect], border: CGFloat) -> Containment {
    guard areas.contains(where: { !$0.isSame(as: areas[0]) }) else {
      if border > 0 { return areas[0].insetBy(dx: -border, dy: -border).contains(point) ? .always : .never }
      return view.containsScreenPoint(point) ? .always : .never
    }
    let outer = range(areas)
    guard CGRect(outer.least, outer.greatest).insetBy(dx: -border, dy: -border).contains(point) else { return .never }
    guard view.isUpright else { return .maybe }
    let inner = CGRect(
      x: outer.innerLeast.x, y: outer.innerLeast.y, width: outer.innerGreatest.x - outer.innerLeast.x,
      height: outer.innerGreatest.y - outer.innerLeast.y)
    let isInside =
      outer.innerGreatest.x > outer.innerLeast.x && outer.innerGreatest.y > outer.innerLeast.y
      && inner.insetBy(dx: border, dy: border).contains(point)
    return isInside ? .always : .maybe
  }

  /// The corners that the view has at the outside, and those of what it covers with all lengths.
  private typealias Corners = (least: CGPoint, greatest: CGPoint, innerLeast: CGPoint, innerGreatest: CGPoint)

  private func range(_ areas: [CGRect]) -> Corners {
    func range(_ edge: (CGRect) -> CGFloat) -> (least: CGFloat, greatest: CGFloat) {
      var result = (least: edge(areas[0]), greatest: edge(areas[0]))
      for kind in kinds {
        let moves = variants.indices.filter { variants[$0].readings.keys.contains(kind) }.map {
          edge(areas[$0 + 1]) - edge(areas[0])
        }
        result.least += min(0, moves.min() ?? 0)
        result.greatest += max(0, moves.max() ?? 0)
      }
      return result
    }
    let (left, right) = (range(\.minX), range(\.maxX))
    let (top, bottom) = (range(\.minY), range(\.maxY))
    return (
      CGPoint(x: left.least, y: top.least), CGPoint(x: right.greatest, y: bottom.greatest),
      CGPoint(x: left.greatest, y: top.greatest), CGPoint(x: right.least, y: bottom.least)
    )
  }

  private var kinds: Set<UnknownLength> { Set(variants.flatMap(\.readings.keys)) }

  private func uncertain(_ view: UIView, _ areas: [CGRect]) -> UncertainHit {
    let corners = range(areas)
    let moved = variants.indices.filter { !areas[$0 + 1].isSame(as: areas[0]) }
    return UncertainHit(
      view: view, area: CGRect(corners.least, corners.greatest),
      lengths: Set(moved.flatMap { variants[$0].readings.keys }),
      choice: choice(areas, contains: !areas[0].contains(point)))
  }

  /// Lengths between the stated ones and the end of a range with which the view contains the point, or does not.
  private func choice(_ areas: [CGRect], contains: Bool) -> LengthChoice? {
    for (index, variant) in variants.enumerated() where !areas[index + 1].isSame(as: areas[0]) {
      for step in 1...32 {
        let share = CGFloat(step) / 32
        guard areas[0].moved(by: share, to: areas[index + 1]).contains(point) == contains else { continue }
        return LengthChoice(variant.readings.mapValues { LengthReading($0.position * share) })
      }
    }
    return nil
  }
}

extension UIView {
  /// The smallest upright rectangle around the view, in points of the screen.
  package final var areaOnScreen: CGRect {
    guard let window = enclosingWindow else { return .null }
    let inWindow = convert(storedBounds, to: UIView?.none)
    let origin = window.convert(inWindow.origin, to: UIWindow?.none)
    return CGRect(origin: origin, size: inWindow.size)
  }

  /// Whether a point of the screen is within the view's bounds.
  fileprivate final func containsScreenPoint(_ point: CGPoint) -> Bool {
    guard let window = enclosingWindow else { return false }
    return storedBounds.contains(convert(window.convert(point, from: UIWindow?.none), from: UIView?.none))
  }

  /// Whether the view and the views above it are not turned.
  fileprivate final var isUpright: Bool {
    sequence(first: self as UIView, next: \.parent).allSatisfy { $0.transform.b == 0 && $0.transform.c == 0 }
  }
}

extension CGRect {
  fileprivate init(_ least: CGPoint, _ greatest: CGPoint) {
    self.init(x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }

  fileprivate func isSame(as other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001 && abs(width - other.width) < 0.001
      && abs(height - other.height) < 0.001
  }

  /// The parts above, below and beside another rectangle in this one; the whole if the other one has no area.
  fileprivate func without(_ inner: CGRect) -> [CGRect] {
    // The corners of what all have may be the wrong way round.
    guard inner.size.width > 0, inner.size.height > 0 else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: inner.minY - minY),
      CGRect(x: minX, y: inner.maxY, width: width, height: maxY - inner.maxY),
      CGRect(x: minX, y: inner.minY, width: inner.minX - minX, height: inner.height),
      CGRect(x: inner.maxX, y: inner.minY, width: maxX - inner.maxX, height: inner.height),
    ].filter { $0.width > 0.001 && $0.height > 0.001 }
  }

  /// The rectangle on the way to another one.
  fileprivate func moved(by share: CGFloat, to other: CGRect) -> CGRect {
    CGRect(
      x: minX + share * (other.minX - minX), y: minY + share * (other.minY - minY),
      width: width + share * (other.width - width), height: height + share * (other.height - height))
  }
}
