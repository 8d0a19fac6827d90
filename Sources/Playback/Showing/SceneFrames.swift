public import Scenes
import UIKit

/// Takes frames of a scene, each with what has changed since the one before.
@MainActor
public struct SceneFrames {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var lastNumber = 0
  private var shown: [Int: ViewLook] = [:]

  /// No frames yet; the first will be full.
  public init() {}

  /// The scene as it stands at a moment of its session.
  ///
  /// - Parameter isFull: whether all views are wanted, whatever was shown before.
  public mutating func next(
    of scene: SceneInstance, at timestampMicroseconds: Int64, fingers: [SceneFrame.Finger] = [], isFull: Bool = false
  ) -> SceneFrame {
    scene.activate()
    var walk = LookWalk(scene, numbers: numbers, lastNumber: lastNumber)
    walk.visit(scene.application.windows)
    numbers = walk.seen
    lastNumber = walk.lastNumber
    let isFull = isFull || shown.isEmpty
    let there = Set(walk.looks.map(\.id))
    let removed = isFull ? [] : removed(there)
    let views = isFull ? walk.looks : walk.looks.filter { shown[$0.id] != $0 || isLost($0.id, removed, there) }
    if isFull || !removed.isEmpty || !views.isEmpty {
      shown = Dictionary(uniqueKeysWithValues: walk.looks.map { ($0.id, $0) })
    }
    return SceneFrame(
      timestampMicroseconds: timestampMicroseconds, isFull: isFull, views: views, removed: removed,
      fingers: fingers.map { finger in
        var finger = finger
        finger.view = finger.receiver.flatMap { walk.numbersByName[$0] }
        return finger
      },
      isRunning: scene.clock.hasPendingTimers, omittedViews: walk.omittedViews)
  }

  /// Those whose superviews are still there.
  private func removed(_ there: Set<Int>) -> [Int] {
    shown.values.filter { look in
      !there.contains(look.id) && look.parent.map(there.contains) ?? true
    }.map(\.id).sorted()
  }

  /// Whether a view was in one that has gone: it is elsewhere now, but has gone with that one for whoever reads the frame.
  private func isLost(_ number: Int, _ removed: [Int], _ there: Set<Int>) -> Bool {
    guard !removed.isEmpty else { return false }
    var parent = shown[number]?.parent
    while let above = parent {
      guard there.contains(above) else { return true }
      parent = shown[above]?.parent
    }
    return false
  }
}
