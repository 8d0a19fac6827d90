package import Foundation

/// A view of which it is not certain whether a touch hits it, because of lengths that are known only within ranges.
@MainActor
package struct UncertainHit {
  /// The view, in the app with the stated lengths if it is there.
  package let view: UIView
  /// Whether the view is the hit or contains it, so that other views may be hit than it and the hit.
  package let isOfHit: Bool
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

  /// Where a view is with some lengths only, in points of the screen. All apps have played the same events.
  ///
  /// Touches elsewhere have certain hits, unless an override of `hitTest(_:with:)` or `point(inside:with:)` gives them to such a view.
  package var uncertainAreas: [CGRect] {
    guard !variants.isEmpty else { return [] }
    var search = PossibleHitSearch(point: .zero, path: [], variants: variants.map(\.lengths))
    search.addAreas(of: windows)
    let screen = stated.screen.bounds
    return search.areas.map { $0.intersection(screen) }.filter { !$0.isEmpty }
  }

  /// A view that the point may hit, or may miss, unlike with the stated lengths, with which it hits `hit`. `nil`: the hit is certain.
  ///
  /// No code of the app runs. All apps have played the same events.
  ///
  /// - Parameter starts: The view of each app whose hit test is meant, the stated one first, `nil` where there is none. Without it the
  ///   windows are meant.
  package func uncertainHit(
    at point: CGPoint, hitting hit: UIView?, from starts: [UIView?]? = nil
  ) -> UncertainHit? {
    let path = Set(sequence(first: hit) { $0?.parent }.compactMap { $0.map { ObjectIdentifier($0) } })
    var search = PossibleHitSearch(point: point, path: path, variants: variants.map(\.lengths))
    let step = starts.map { search.visit($0) } ?? search.visit(lists: windows)
    return if case .found(let found) = step { found } else { nil }
  }

  /// Lengths half-way between those with which a view is there and those with which it is not, for each view that has one place on that
  /// side only: two places show along which line its edges move. All apps have played the same events.
  package var missingChoices: Set<LengthChoice> {
    guard !variants.isEmpty else { return [] }
    var search = PossibleHitSearch(point: .zero, path: [], variants: variants.map(\.lengths))
    search.addMissingChoices(of: windows)
    return search.missingChoices
  }

  private var windows: [[UIView]] { ([stated] + variants.map(\.engine)).map(\.application.windows) }
}

/// A walk through the views of several apps that stand for each other, in the order of a hit test.
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
  let variants: [LengthChoice]
  /// An override of `point(inside:with:)` may add a border of that many points.
  private static let slop: CGFloat = 44

  init(point: CGPoint, path: Set<ObjectIdentifier>, variants: [LengthChoice]) {
    (self.point, self.path, self.variants) = (point, path, variants)
  }

  /// Visits the subviews of views that stand for each other, or the windows of the apps.
  mutating func visit(lists: [[UIView]?]) -> Step {
    let matches = SubviewMatches(lists)
    // Where a view that only other lengths give has its place among the others is not known.
    for extra in matches.extras {
      if case .found(let found) = visit(extra) { return .found(found) }
    }
    for views in matches.matches.reversed() {
      let step = visit(views)
      if case .passed = step { continue }
      return step
    }
    return .passed
  }

  /// Visits the view of each app, or `nil` where it has none; the first is that of the app with the stated lengths.
  mutating func visit(_ views: [UIView?]) -> Step {
    let isAsked = views.map { $0?.isAskedForHits ?? false }
    guard let view = views.lazy.compactMap(\.self).first, isAsked.contains(true) else { return .passed }
    let isOnPath = path.contains(ObjectIdentifier(view))
    // Methods that the app has replaced are the same for all views of a class.
    let overrides = view.engine.runtimeMethods == nil ? HitTestOverrides(of: view) : [.hitTest, .pointInside]
    let areas = views.map { $0?.areaOnScreen }
    var containment = containment(of: view, areas, border: overrides.contains(.pointInside) ? Self.slop : 0)
    // With some lengths it is hidden.
    if containment == .always, isAsked.contains(false) { containment = .maybe }
    // An override can give a point to views in it that lie outside.
    if !isOnPath, containment == .never, overrides.isDisjoint(with: [.hitTest, .pointInside]) { return .passed }
    if containment == .maybe, isOnPath || view.childCount == 0 { return .found(uncertain(view, areas, isAsked)) }
    let step = visit(lists: views.map { $0?.children })
    if case .passed = step {
      if isOnPath { return .ended }
      return containment == .maybe ? .found(uncertain(view, areas, isAsked)) : .passed
    }
    return step
  }

  /// The places that views have with some lengths only.
  private(set) var areas: [CGRect] = []

  /// Adds the places of views that stand for each other, and of their subviews.
  mutating func addAreas(of lists: [[UIView]?]) {
    let matches = SubviewMatches(lists)
    for views in matches.extras + matches.matches {
      let isAsked = views.map { $0?.isAskedForHits ?? false }
      guard isAsked.contains(true) else { continue }
      let places = views.map { $0?.areaOnScreen }
      if isAsked.contains(false) || places.contains(where: { !Self.areSame($0, places[0]) }) {
        let corners = range(places)
        let outer = CGRect(corners.least, corners.greatest)
        areas += isAsked.contains(false) ? [outer] : outer.without(CGRect(corners.innerLeast, corners.innerGreatest))
      }
      addAreas(of: views.map { $0?.children })
    }
  }

  private static func areSame(_ one: CGRect?, _ other: CGRect?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.isSame(as: other)
  }

  /// Whether a view contains the point with all lengths, with none, or with some.
  private func containment(of view: UIView, _ areas: [CGRect?], border: CGFloat) -> Containment {
    guard let first = areas[0], !areas.contains(where: { !Self.areSame($0, first) }) else {
      let outer = range(areas)
      guard CGRect(outer.least, outer.greatest).insetBy(dx: -border, dy: -border).contains(point) else { return .never }
      // With some lengths the view is not there.
      guard view.isUpright, !areas.contains(nil) else { return .maybe }
      let inner = CGRect(
        x: outer.innerLeast.x, y: outer.innerLeast.y, width: outer.innerGreatest.x - outer.innerLeast.x,
        height: outer.innerGreatest.y - outer.innerLeast.y)
      let isInside =
        outer.innerGreatest.x > outer.innerLeast.x && outer.innerGreatest.y > outer.innerLeast.y
        && inner.insetBy(dx: border, dy: border).contains(point)
      return isInside ? .always : .maybe
    }
    if border > 0 { return first.insetBy(dx: -border, dy: -border).contains(point) ? .always : .never }
    return view.containsScreenPoint(point) ? .always : .never
  }

  /// Lengths that show along which line views move; see ``PossibleHits/missingChoices``.
  private(set) var missingChoices: Set<LengthChoice> = []

  mutating func addMissingChoices(of lists: [[UIView]?]) {
    let matches = SubviewMatches(lists)
    for views in matches.extras + matches.matches {
      // Which rows a list has depends on the places of the others, which cover the range.
      guard let view = views.lazy.compactMap(\.self).first, !view.isListElement else { continue }
      if views.contains(where: { $0 == nil }) {
        for kind in kinds {
          for side in sides(of: kind, views.map { $0?.areaOnScreen }) {
            if let gap = side.gap { missingChoices.insert(LengthChoice([kind: LengthReading(gap)])) }
          }
        }
      }
      addMissingChoices(of: views.map { $0?.children })
    }
  }

  /// The places of a view with the lengths of one kind on one side of the stated ones, in the order of the lengths.
  private struct Side {
    var places: [(position: Double, area: CGRect?)]

    /// The number of a place next to which the view is not there, and of that other place.
    private var end: (there: Int, missing: Int)? {
      for index in places.indices.dropFirst() where (places[index].area == nil) != (places[index - 1].area == nil) {
        return places[index].area == nil ? (index - 1, index) : (index, index - 1)
      }
      return nil
    }

    /// The place beside that one at which the view is there too.
    private func next(to end: (there: Int, missing: Int)) -> (position: Double, area: CGRect)? {
      let index = 2 * end.there - end.missing
      guard places.indices.contains(index), let area = places[index].area else { return nil }
      return (places[index].position, area)
    }

    /// The position between, if the view's line is not known.
    var gap: Double? {
      guard let end, next(to: end) == nil else { return nil }
      return (places[end.there].position + places[end.missing].position) / 2
    }

    /// Where the view is at the last position that may have it, on the line through its two nearest places.
    var last: CGRect? {
      guard let end, let next = next(to: end), let area = places[end.there].area else { return nil }
      let here = places[end.there].position
      return area.moved(by: (places[end.missing].position - here) / (next.position - here), to: next.area)
    }
  }

  private func sides(of kind: UnknownLength, _ areas: [CGRect?]) -> [Side] {
    var places: [(position: Double, area: CGRect?)] = [(0, areas[0])]
    for (index, variant) in variants.enumerated() where Set(variant.readings.keys) == [kind] {
      places += variant.readings.values.map { ($0.position, areas[index + 1]) }
    }
    places.sort { $0.position < $1.position }
    return [Side(places: places.filter { $0.position <= 0 }), Side(places: places.filter { $0.position >= 0 })]
  }

  /// The corners that the view has at the outside, and those of what it covers with all lengths.
  private typealias Corners = (least: CGPoint, greatest: CGPoint, innerLeast: CGPoint, innerGreatest: CGPoint)

  /// `areas` are those of the apps, of which one at least has the view.
  private func range(_ areas: [CGRect?]) -> Corners {
    let start = areas.lazy.compactMap(\.self).first ?? .null
    func range(_ edge: (CGRect) -> CGFloat) -> (least: CGFloat, greatest: CGFloat) {
      var result = (least: edge(start), greatest: edge(start))
      for kind in kinds {
        var moves: (least: CGFloat, greatest: CGFloat) = (0, 0)
        for place in places(of: kind, areas) {
          let move = edge(place) - edge(start)
          moves = (min(moves.least, move), max(moves.greatest, move))
        }
        result.least += moves.least
        result.greatest += moves.greatest
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

  /// Where a view is with lengths of a kind that are not the stated ones.
  private func places(of kind: UnknownLength, _ areas: [CGRect?]) -> [CGRect] {
    let others = variants.indices.filter { variants[$0].readings.keys.contains(kind) }.map { areas[$0 + 1] }
    return (others.contains(nil) || areas[0] == nil ? others + sides(of: kind, areas).map(\.last) : others).compactMap(
      \.self)
  }

  private var kinds: Set<UnknownLength> { Set(variants.flatMap(\.readings.keys)) }

  private func uncertain(_ view: UIView, _ areas: [CGRect?], _ isAsked: [Bool]) -> UncertainHit {
    let corners = range(areas)
    let moved = variants.indices.filter {
      isAsked[$0 + 1] != isAsked[0] || !Self.areSame(areas[$0 + 1], areas[0])
    }
    return UncertainHit(
      view: view, isOfHit: path.contains(ObjectIdentifier(view)), area: CGRect(corners.least, corners.greatest),
      lengths: Set(moved.flatMap { variants[$0].readings.keys }),
      choice: choice(areas) ?? moved.first { isAsked[$0 + 1] != isAsked[0] }.map { variants[$0] })
  }

  /// Lengths between the stated ones and the end of a range with which the view contains the point, or does not, unlike with the stated
  /// ones; those of an app that has the view, if the stated one has not.
  private func choice(_ areas: [CGRect?]) -> LengthChoice? {
    for (index, variant) in variants.enumerated() where !Self.areSame(areas[index + 1], areas[0]) {
      guard let start = areas[0], let end = areas[index + 1] else { return variant }
      for step in 1...32 {
        let share = CGFloat(step) / 32
        guard start.moved(by: share, to: end).contains(point) != start.contains(point) else { continue }
        return LengthChoice(variant.readings.mapValues { LengthReading($0.position * share) })
      }
    }
    return nil
  }
}

extension UIView {
  /// Whether the hit test asks the view.
  fileprivate final var isAskedForHits: Bool { !isHidden && isUserInteractionEnabled && alpha >= 0.01 }

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
