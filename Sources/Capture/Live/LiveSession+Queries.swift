package import Findings
package import Foundation
import HitTestTerms
import Playback
import RecordingStore
package import Scenes
import UIKit

/// Queries about the scene as it is now, or as it was at an earlier time. They run on a copy of the scene and never
/// change the live one.
extension LiveSession {
  /// The view that a new touch would hit. The point is in points of the screen.
  package func hit(at point: CGPoint, _ moment: PastMoment? = nil) throws -> HitAnswer {
    try query(at: point, moment) { $0.hitTest(at: point) }
  }

  /// The hit test of a new touch at a point, with all its steps.
  package func trace(
    at point: CGPoint, _ moment: PastMoment? = nil
  ) throws -> (trace: HitTrace, tree: [ViewTree]) {
    try query(at: point, moment) { ($0.trace(at: point), $0.tree()) }
  }

  /// A copy of the scene. After a query that runs code of the user's own views call ``discardCopy(at:)``.
  package func copyOfScene(at moment: PastMoment? = nil) throws -> SceneInstance {
    if let moment { return try past(moment).instance }
    let (scene, strategy, profile) = (scene, strategy, profile)
    return try sceneCopy.scene {
      try SceneInstance(scene, strategy: strategy, profile: profile)
    } forEachEvent: {
      try forEachEvent($0)
    }
  }

  /// Where views are with some lengths only that are known within ranges, in points of the screen.
  package func uncertainAreas(at moment: PastMoment? = nil) throws -> [CGRect] {
    if let moment { return try past(moment).player.uncertainAreas }
    _ = try copyOfScene()
    return sceneCopy.player?.uncertainAreas ?? []
  }

  /// Removes the copy, which a query may have changed. The next query makes it again.
  package func discardCopy(at moment: PastMoment? = nil) {
    if moment == nil { sceneCopy.discard() } else { past = nil }
  }

  private func query<Result>(
    at point: CGPoint, _ moment: PastMoment?, _ query: (SceneInstance) -> Result
  ) throws -> Result {
    let scene = try copyOfScene(at: moment)
    let mayChange = scene.mayRunOwnCode(at: point)
    defer { if mayChange { discardCopy(at: moment) } }
    return query(scene)
  }

  private func forEachEvent(_ take: ([TouchSample]) -> Void) throws {
    var event: [TouchSample] = []
    try forEachSample { sample in
      if let last = event.last, last.event != sample.event {
        take(event)
        event.removeAll(keepingCapacity: true)
      }
      event.append(sample)
    }
    take(event)
  }
}

extension SceneInstance {
  /// The width of the area that stands for a point, in points.
  private static let pointWidth = 1e-3

  /// Whether a hit test at a point can run code that is neither UIKit's nor a strategy's.
  fileprivate func mayRunOwnCode(at point: CGPoint) -> Bool {
    guard abs(point.x) <= LiveFingers.farthest, abs(point.y) <= LiveFingers.farthest else { return true }
    let width = Self.pointWidth
    let area = CGRect(x: point.x - width / 2, y: point.y - width / 2, width: width, height: width)
    return engine.run {
      switch AreaHitTest().test(ConvexArea(area), passes: max(profile.behavior.hitTestPassesPerTouch, 1)) {
      case .receiver, .recursion: false
      case .unknown, .cut: true
      }
    }
  }
}
