import Findings
package import Foundation
import HitTestTerms
package import Scenes
import UIKit

/// Whether the hit of a point depends on the size of a text, for hit tests outside of sessions.
@MainActor
package final class TextSizeHits {
  private let scene: SceneInstance
  private let prepare: @MainActor (SceneInstance) throws -> Void
  private var copies: [SceneInstance]?

  /// Prepares the question for a scene. `prepare` replays the changes of the scene on a copy in its first state.
  package init(_ scene: SceneInstance, prepare: @escaping @MainActor (SceneInstance) throws -> Void = { _ in }) {
    (self.scene, self.prepare) = (scene, prepare)
  }

  /// Why the hit test of a point is unknown; `nil` if the view is the same within the error of texts' sizes.
  ///
  /// - Parameter start: The name of the view whose `hitTest` is called; `nil`: the windows are tested.
  package func reason(at point: CGPoint, from start: String? = nil) throws -> String? {
    guard scene.engine.hasMeasuredText else { return nil }
    let scenes = try [scene] + known()
    let hits = scenes.map { Self.name(of: $0, at: point, from: start) }
    scene.activate()
    let names = Set(hits).sorted()
    guard names.count > 1 else { return nil }
    return TextSizeCertainty.sentence(hitting: names)
  }

  private func known() throws -> [SceneInstance] {
    if let copies { return copies }
    let made = try [TextSizeReading.smallest, .largest].map { reading in
      let copy = try scene.copy(textSizes: reading)
      try prepare(copy)
      return copy
    }
    copies = made
    return made
  }

  private static func name(of scene: SceneInstance, at point: CGPoint, from start: String?) -> String {
    let view = start.flatMap { scene.view(named: $0) }
    if start != nil, view == nil { return "nothing" }
    switch view.map({ scene.hitTest(at: point, from: $0) }) ?? scene.hitTest(at: point) {
    case .view(let hit): return hit.map { "'\($0.name)'" } ?? "nothing"
    case .recursion: return "a recursion"
    }
  }
}
