package import Findings
package import Foundation
package import HitTestTerms
package import Scenes
import TouchReplay
import UIKit

/// Tries single changes of a scene, each on a scene of its own in the state of the event.
@MainActor
package struct ChangeTrials {
  /// Builds the scene and replays it up to the event.
  private let makeScene: @MainActor () throws -> SceneInstance
  private let point: CGPoint
  /// The name of the view on which the hit test is called directly; `nil` for the windows.
  private let start: String?

  package init(at point: CGPoint, from start: String? = nil, makeScene: @escaping @MainActor () throws -> SceneInstance)
  {
    (self.point, self.start, self.makeScene) = (point, start, makeScene)
  }

  /// Applies each change to a new scene and hit-tests again.
  ///
  /// The order of the verified changes: fewest changed points first, then the order of ``SceneChange/Property``, then the
  /// order of `changes`. Without a `goal`, the best change for every other receiver than `receiver` is kept.
  package func result(
    of changes: [SceneChange], goal: ViewID?, insteadOf receiver: ViewID?
  ) throws -> TriedChanges {
    var result = TriedChanges(goal: goal)
    var before: [ViewID?]?
    result.leftOut = max(changes.count - TriedChanges.limit, 0)
    for change in changes.prefix(TriedChanges.limit) {
      let scene = try makeScene()
      let known = unknowns(of: scene)
      guard change.apply(to: scene) else { continue }
      result.tried += 1
      guard case .view(let found) = hit(point, on: scene), found != receiver, goal == nil || found == goal else {
        continue
      }
      let after = sample(scene)
      // A hit that depends on what is not modelled is not known.
      guard unknowns(of: scene) == known else { continue }
      if before == nil { before = sample(try makeScene()) }
      let count = zip(before ?? [], after).count { $0 != $1 }
      result.verified.append(TriedChanges.Verified(change: change, receiver: found, changedPoints: count))
    }
    let sorted = result.verified.enumerated().sorted { Self.order($0) < Self.order($1) }.map(\.element)
    var receivers: Set<ViewID?> = []
    result.verified = goal == nil ? sorted.filter { receivers.insert($0.receiver).inserted } : sorted
    return result
  }

  private static func order(_ place: (offset: Int, element: TriedChanges.Verified)) -> (Int, Int, Int) {
    (place.element.changedPoints, place.element.change.rank, place.offset)
  }

  private func unknowns(of scene: SceneInstance) -> Int { ExecutedCuts.sentences.count + scene.engine.unmodelled.count }

  private func hit(_ point: CGPoint, on scene: SceneInstance) -> HitAnswer {
    guard let start else { return scene.hitTest(at: point) }
    guard let view = scene.view(named: start) else { return .view(nil) }
    return scene.hitTest(at: point, from: view)
  }

  /// The views that are hit at evenly spaced points of the screen.
  private func sample(_ scene: SceneInstance) -> [ViewID?] {
    let size = scene.description.screen.coveredSize
    return (0..<TriedChanges.rows * TriedChanges.columns).map { index in
      let (row, column) = (index / TriedChanges.columns, index % TriedChanges.columns)
      let point = CGPoint(
        x: size.width * (CGFloat(column) + 0.5) / CGFloat(TriedChanges.columns),
        y: size.height * (CGFloat(row) + 0.5) / CGFloat(TriedChanges.rows))
      if case .view(let view) = hit(point, on: scene) { return view }
      return nil
    }
  }
}
