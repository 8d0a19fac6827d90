import Foundation
package import Scenes
import UIKit

/// Creates the frames of a scene, each with the changes since the previous one.
@MainActor
package struct SceneFrames {
  /// The views of the previous frame in its order, and their snapshots.
  private var known = KnownViews()
  package private(set) var shown: [ViewSnapshot] = []
  /// The size of the screen in the previous frame.
  private var screen: CGSize?

  /// Creates a series without frames. Its first frame is full.
  package init() {}

  /// The frame for the current state of the scene.
  ///
  /// - Parameter isFull: Whether the frame contains all views, whatever the previous frame was.
  package mutating func next(
    of scene: SceneInstance, at timestampMicroseconds: Int64, fingers: [SceneFrame.Finger] = [], isFull: Bool = false
  ) -> SceneFrame {
    var builder = SnapshotBuilder(scene, known: known)
    scene.engine.run { builder.visit(scene.application.windows) }
    known = builder.seen
    let isFull = isFull || shown.isEmpty
    let (views, removed) = isFull ? (builder.snapshots, []) : changes(to: builder.snapshots)
    shown = builder.snapshots
    let size = scene.engine.screen.sceneBounds.size
    let usual = isFull ? scene.description.screen.coveredSize : screen ?? scene.description.screen.coveredSize
    screen = size
    return SceneFrame(
      timestampMicroseconds: timestampMicroseconds, screen: size == usual ? nil : size, isFull: isFull, views: views,
      removed: removed,
      fingers: fingers.map { finger in
        var finger = finger
        finger.view = finger.receiver.flatMap { receiver in builder.snapshots.last { $0.view == receiver }?.id }
        return finger
      },
      isRunning: scene.clock.hasPendingTimers, omittedViews: builder.omittedViews)
  }

  /// The new and changed snapshots, and the numbers of removed views whose superviews still exist.
  private func changes(to snapshots: [ViewSnapshot]) -> (views: [ViewSnapshot], removed: [Int]) {
    // Usually the views and their order are the same; then each is compared in place.
    guard snapshots.count == shown.count else { return changesAnywhere(to: snapshots) }
    let places: [Int]? = snapshots.withUnsafeBufferPointer { new in
      shown.withUnsafeBufferPointer { old in
        guard new.indices.allSatisfy({ new[$0].id == old[$0].id }) else { return nil }
        return new.indices.filter { new[$0] != old[$0] }
      }
    }
    guard let places else { return changesAnywhere(to: snapshots) }
    return (places.map { snapshots[$0] }, [])
  }

  private func changesAnywhere(to snapshots: [ViewSnapshot]) -> (views: [ViewSnapshot], removed: [Int]) {
    let before = Dictionary(uniqueKeysWithValues: shown.indices.map { (shown[$0].id, $0) })
    let there = Set(snapshots.map(\.id))
    let removed = shown.filter { snapshot in
      !there.contains(snapshot.id) && snapshot.parent.map(there.contains) ?? true
    }.map(\.id).sorted()
    // A reader of the frames removes all descendants of a removed view. A descendant that moved to another superview must
    // therefore be sent again.
    func isLost(_ place: Int) -> Bool {
      guard !removed.isEmpty else { return false }
      var above = shown[place].parent
      while let parent = above {
        guard there.contains(parent) else { return true }
        above = before[parent].flatMap { shown[$0].parent }
      }
      return false
    }
    let views = snapshots.filter { snapshot in before[snapshot.id].map { shown[$0] != snapshot || isLost($0) } ?? true }
    return (views, removed)
  }
}
