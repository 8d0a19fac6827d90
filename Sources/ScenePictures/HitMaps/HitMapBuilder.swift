import Findings
import Foundation
import HitTestTerms
package import Pictures
import Playback
package import Scenes
import UIKit

extension HitMap {
  /// The map of the current state of a scene.
  @MainActor
  package init(of scene: SceneInstance) {
    self = scene.engine.run {
      var builder = HitMapBuilder(scene)
      return builder.map()
    }
  }
}

/// Divides the screen until every part has one receiver.
@MainActor
struct HitMapBuilder {
  /// The number of hit tests after which the remaining parts are not divided any more.
  private static let testLimit = 2_000_000

  /// A result of a hit test.
  private enum Found: Hashable {
    case view(ObjectIdentifier?)
    case recursion([ObjectIdentifier])
  }

  private let scene: SceneInstance
  private let screen: CGSize
  private let passes: Int
  private let test = AreaHitTest()

  private var receivers: [TouchReceiver] = []
  private var numbers: [Found: Int] = [:]
  private var cells: [HitMap.Cell] = []
  private var divisions: [HitMap.Division] = []
  private var tests = 0
  private var unknownViews: [ObjectIdentifier: String] = [:]
  /// The sides of all views, found when a part is sampled.
  private var sides: [ScreenLine]?

  /// The current engine is that of the scene.
  init(_ scene: SceneInstance) {
    self.scene = scene
    screen = scene.engine.screen.sceneBounds.size
    scene.engine.hostUncertainty = nil
    passes = max(scene.profile.behavior.hitTestPassesPerTouch, 1)
  }

  mutating func map() -> HitMap {
    let bounds = CGRect(origin: .zero, size: screen)
    let whole = bounds.isEmpty ? nil : divide(ConvexArea(bounds))
    var areas = Array(repeating: 0.0, count: receivers.count)
    var sampledAreas = areas
    for cell in cells {
      areas[cell.receiver] += cell.area.size
      if cell.isSampled { sampledAreas[cell.receiver] += cell.area.size }
    }
    let order = receivers.indices.sorted {
      (-areas[$0], receivers[$0].words, $0) < (-areas[$1], receivers[$1].words, $1)
    }
    var places = Array(repeating: 0, count: order.count)
    for (place, number) in order.enumerated() { places[number] = place }
    for index in cells.indices { cells[index].receiver = places[cells[index].receiver] }
    return HitMap(
      screen: screen, receivers: order.map { receivers[$0] }, areas: order.map { areas[$0] },
      sampledAreas: order.map { sampledAreas[$0] }, sampledViews: unknownViews.values.sorted(), cells: cells,
      divisions: divisions, whole: whole)
  }

  private mutating func divide(_ area: ConvexArea) -> HitMap.Part {
    guard tests < Self.testLimit else { return addCell(area, receiver(at: area.witness), isSampled: true) }
    tests += 1
    switch test.test(area, passes: passes) {
    case .receiver(let view): return addCell(area, number(of: view), isSampled: false)
    case .recursion(let cycle): return addCell(area, number(of: cycle), isSampled: false)
    case .cut(let line):
      return divide(area, at: line) { $0.divide($1) }
    case .unknown(let view):
      if unknownViews[ObjectIdentifier(view)] == nil { unknownViews[ObjectIdentifier(view)] = view.nameInResults }
      return sample(area)
    }
  }

  private mutating func divide(
    _ area: ConvexArea, at line: ScreenLine, _ settle: (inout HitMapBuilder, ConvexArea) -> HitMap.Part
  ) -> HitMap.Part {
    let halves = area.halves(at: line)
    let near = settle(&self, halves.near)
    let far = settle(&self, halves.far)
    divisions.append(HitMap.Division(line: line, near: near, far: far))
    return .divided(divisions.count - 1)
  }

  private mutating func addCell(_ area: ConvexArea, _ receiver: Int, isSampled: Bool) -> HitMap.Part {
    cells.append(HitMap.Cell(receiver: receiver, area: area, isSampled: isSampled))
    return .cell(cells.count - 1)
  }

  private mutating func number(of view: UIView?) -> Int {
    let key = Found.view(view.map { ObjectIdentifier($0) })
    if let known = numbers[key] { return known }
    return add(TouchReceiver(.view(view?.viewID)), as: key)
  }

  private mutating func number(of cycle: [UIView]) -> Int {
    let key = Found.recursion(cycle.map { ObjectIdentifier($0) })
    if let known = numbers[key] { return known }
    return add(TouchReceiver(.recursion(cycle.map(\.viewID))), as: key)
  }

  private mutating func add(_ receiver: TouchReceiver, as key: Found) -> Int {
    let number = receivers.firstIndex(of: receiver) ?? receivers.count
    if number == receivers.count { receivers.append(receiver) }
    numbers[key] = number
    return number
  }

  // MARK: Sampling

  /// Divides an area by hit tests at single points.
  private mutating func sample(_ area: ConvexArea) -> HitMap.Part {
    guard tests < Self.testLimit else { return addCell(area, receiver(at: area.witness), isSampled: true) }
    let points = HitMapSamples.points(in: area)
    let first = receiver(at: points[0])
    var previous = points[0]
    for point in points.dropFirst() {
      if receiver(at: point) != first {
        guard let line = border(between: previous, and: point, in: area) ?? HitMapSamples.middle(of: area) else {
          break
        }
        return divide(area, at: line) { $0.sample($1) }
      }
      previous = point
    }
    return addCell(area, first, isSampled: true)
  }

  /// The receiver at one point of the screen, as for a new touch.
  private mutating func receiver(at point: SIMD2<Double>) -> Int {
    tests += 1
    let point = CGPoint(x: point.x, y: point.y)
    var found: UIView?
    defer { HitTesting.pass = 1 }
    for pass in 1...passes {
      HitTesting.beginHitTest()
      HitTesting.pass = pass
      found = scene.application.hitTest(point, with: nil)
      if let cycle = HitTesting.recursion {
        HitTesting.beginHitTest()
        return number(of: cycle)
      }
    }
    return number(of: found)
  }

  /// A side of a view that separates two points and crosses an area.
  private mutating func border(
    between one: SIMD2<Double>, and other: SIMD2<Double>, in area: ConvexArea
  ) -> ScreenLine? {
    let sides = sides ?? allSides()
    self.sides = sides
    return sides.first { side in
      guard side.distance(of: one) * side.distance(of: other) < 0 else { return false }
      let (least, greatest) = area.distances(from: side)
      return least < -ConvexArea.tolerance && greatest > ConvexArea.tolerance
    }
  }

  private func allSides() -> [ScreenLine] {
    var sides: Set<ScreenLine> = []
    var ordered: [ScreenLine] = []
    func visit(_ view: UIView) {
      for side in test.place(of: view).region.lines where sides.insert(side).inserted { ordered.append(side) }
      for child in view.subviews { visit(child) }
    }
    for window in scene.application.windows { visit(window) }
    return ordered
  }
}
