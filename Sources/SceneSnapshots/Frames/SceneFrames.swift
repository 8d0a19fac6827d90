public import Scenes
import UIKit

/// Takes frames of a scene, each with what has changed since the one before.
@MainActor
public struct SceneFrames {
  /// The views of the frame before, in its order, and their looks.
  private var known = KnownViews()
  private var shown: [ViewSnapshot] = []

  /// No frames yet; the first will be full.
  public init() {}

  /// The scene as it stands at a moment of its session.
  ///
  /// - Parameter isFull: whether all views are wanted, whatever was shown before.
  public mutating func next(
    of scene: SceneInstance, at timestampMicroseconds: Int64, fingers: [SceneFrame.Finger] = [], isFull: Bool = false
  ) -> SceneFrame {
    var walk = SnapshotBuilder(scene, known: known)
    scene.engine.run { walk.visit(scene.application.windows) }
    known = walk.seen
    let isFull = isFull || shown.isEmpty
    let (views, removed) = isFull ? (walk.looks, []) : changes(to: walk.looks)
    shown = walk.looks
    return SceneFrame(
      timestampMicroseconds: timestampMicroseconds, isFull: isFull, views: views, removed: removed,
      fingers: fingers.map { finger in
        var finger = finger
        finger.view = finger.receiver.flatMap { name in walk.looks.last { $0.name == name }?.id }
        return finger
      },
      isRunning: scene.clock.hasPendingTimers, omittedViews: walk.omittedViews)
  }

  /// The looks that are new or have changed, and the numbers of views that are gone while their superviews are not.
  private func changes(to looks: [ViewSnapshot]) -> (views: [ViewSnapshot], removed: [Int]) {
    // Mostly the same views stand in the same order; then each is compared with itself, where it lies.
    guard looks.count == shown.count else { return changesAnywhere(to: looks) }
    let places: [Int]? = looks.withUnsafeBufferPointer { new in
      shown.withUnsafeBufferPointer { old in
        guard new.indices.allSatisfy({ new[$0].id == old[$0].id }) else { return nil }
        return new.indices.filter { new[$0] != old[$0] }
      }
    }
    guard let places else { return changesAnywhere(to: looks) }
    return (places.map { looks[$0] }, [])
  }

  private func changesAnywhere(to looks: [ViewSnapshot]) -> (views: [ViewSnapshot], removed: [Int]) {
    let before = Dictionary(uniqueKeysWithValues: shown.indices.map { (shown[$0].id, $0) })
    let there = Set(looks.map(\.id))
    let removed = shown.filter { look in
      !there.contains(look.id) && look.parent.map(there.contains) ?? true
    }.map(\.id).sorted()
    // What has moved out of a view that has gone was gone with it for whoever reads the frame.
    func isLost(_ place: Int) -> Bool {
      guard !removed.isEmpty else { return false }
      var above = shown[place].parent
      while let parent = above {
        guard there.contains(parent) else { return true }
        above = before[parent].flatMap { shown[$0].parent }
      }
      return false
    }
    let views = looks.filter { look in before[look.id].map { shown[$0] != look || isLost($0) } ?? true }
    return (views, removed)
  }
}
