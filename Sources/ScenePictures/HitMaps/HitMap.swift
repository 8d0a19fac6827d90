package import Foundation
import Playback
package import Scenes

/// The receiver of a touch at every point of the screen.
///
/// It is exact along the edges of views. Borders that are not edges of views, such as those that wrong coordinate
/// conversions cause, are located to one point if the area that they enclose is at least ``probeDistance`` wide and
/// high.
package struct HitMap: Hashable, Sendable {
  /// The distance of the hit-tested points, in points, where no border is expected.
  package static let probeDistance = 8.0

  /// All receivers, those with the largest area first.
  package var receivers: [TouchReceiver]
  /// The areas of ``receivers``, in square points.
  package var areas: [Double]
  /// The left edges of the columns, from 0; the last element is the screen's width.
  package var columns: [Double]
  /// The top edges of the rows, from 0; the last element is the screen's height.
  package var rows: [Double]
  /// For each cell, row by row, the index of its receiver.
  package var cells: [Int]

  /// The receiver at a point. `nil` outside of the screen.
  package func receiver(at point: CGPoint) -> TouchReceiver? {
    guard let column = Self.index(of: point.x, in: columns), let row = Self.index(of: point.y, in: rows) else {
      return nil
    }
    return receivers[cells[row * (columns.count - 1) + column]]
  }

  /// The area of the screen, in square points.
  package var area: Double { (columns.last ?? 0) * (rows.last ?? 0) }

  /// The index of the half-open interval that contains a number. The lower end belongs to it.
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
  /// The map of the current state of a scene. `picture` is its picture.
  @MainActor
  package init(of scene: SceneInstance, picture: ScenePicture) {
    var survey = HitMapBuilder(screen: picture.screen) { TouchReceiver(scene.hitTest(at: $0)) }
    let corners = picture.shapes.flatMap(\.corners)
    survey.run(
      columns: corners.map { Double($0.x) }, rows: corners.map { Double($0.y) })
    self = survey.map()
  }
}
