public import Foundation
import Playback
public import Scenes

/// Who would get a touch at every place of the screen.
///
/// Along the edges of views it is exact. Borders that are no view's edge, as a mistake in converting points makes them, are
/// found to one point where what they enclose is ``probeDistance`` wide and high or more.
public struct HitMap: Hashable, Sendable {
  /// How far apart the places are that are asked about, in points, where nothing is known to change between.
  public static let probeDistance = 8.0

  /// Everyone who would get a touch somewhere, those of most area first.
  public var receivers: [TouchReceiver]
  /// The areas of ``receivers``, in square points.
  public var areas: [Double]
  /// Where columns begin, from 0; the last one is the screen's width.
  public var columns: [Double]
  /// Where rows begin, from 0; the last one is the screen's height.
  public var rows: [Double]
  /// For each cell, row by row, the index of its receiver.
  public var cells: [Int]

  /// Who would get a touch at a place; `nil` outside of the screen.
  public func receiver(at point: CGPoint) -> TouchReceiver? {
    guard let column = Self.index(of: point.x, in: columns), let row = Self.index(of: point.y, in: rows) else {
      return nil
    }
    return receivers[cells[row * (columns.count - 1) + column]]
  }

  /// The area of the screen, in square points.
  public var area: Double { (columns.last ?? 0) * (rows.last ?? 0) }

  /// The interval that a number is in: each begins with its lower end and lies below its upper end.
  static func index(of value: Double, in edges: [Double]) -> Int? {
    guard let first = edges.first, let last = edges.last, value >= first, value < last else { return nil }
    var low = 0
    var high = edges.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if edges[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}

extension HitMap {
  /// The map of a scene as it stands now; `picture` is its picture.
  @MainActor
  public init(of scene: SceneInstance, picture: ScenePicture) {
    var survey = HitMapBuilder(screen: picture.screen) { TouchReceiver(scene.hitTest(at: $0)) }
    let corners = picture.shapes.flatMap(\.corners)
    survey.run(
      columns: corners.map { Double($0.x) }, rows: corners.map { Double($0.y) })
    self = survey.map()
  }
}
