import Findings
import Foundation
import HitTestTerms
import Pictures
import Playback
import ScenePictures
import Scenes
import UIKit

/// A map of the receivers of a scene at one time, with what of it is not known.
@MainActor
struct KnownMap {
  let map: HitMap
  let picture: ScenePicture
  /// Why cells of the map are unknown, by their indexes.
  private(set) var unknownCells: [Int: String] = [:]
  /// Why all of the map is unknown.
  let unknowns: [String]

  /// The map of the present state of a scene.
  ///
  /// - Parameters:
  ///   - uncertain: Where views are with some lengths only.
  ///   - prepare: Brings a new instance of the scene to the same state.
  init(
    _ scene: SceneInstance, uncertain: [CGRect], prepare: @escaping @MainActor (SceneInstance) throws -> Void
  ) throws {
    map = HitMap(of: scene)
    picture = ScenePicture(of: scene)
    let reasons = PointReasons(scene, prepare: prepare)
    for (index, cell) in map.cells.enumerated() {
      let box = CGRect(
        x: cell.area.low.x, y: cell.area.low.y, width: cell.area.high.x - cell.area.low.x,
        height: cell.area.high.y - cell.area.low.y)
      if uncertain.contains(where: { $0.intersects(box) }) {
        unknownCells[index] = "a length decides it that is known only within a range"
        continue
      }
      for point in Self.points(of: cell.area) {
        var hit: UIView?
        if case .view(let view) = scene.hit(at: point, from: nil) { hit = view }
        if let reason = try reasons.note(point, hitting: hit, from: nil) {
          unknownCells[index] = reason
          break
        }
      }
    }
    unknowns = UnknownReasons.sentences(scene)
  }

  /// A point inside an area, and points near its corners.
  private static func points(of area: ConvexArea) -> [CGPoint] {
    let witness = area.witness
    let near = area.corners.map { witness + ($0.point - witness) * 0.98 }
    return ([witness] + near).map { CGPoint(x: $0.x, y: $0.y) }
  }
}
