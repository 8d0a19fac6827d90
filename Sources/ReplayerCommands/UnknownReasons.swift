import Scenes
import TouchReplay
import UIKit

/// Why the hit tests of a scene are unknown.
@MainActor
enum UnknownReasons {
  /// The cut members that code has reached, and the uses of what is declared and not modelled.
  static func sentences(_ scene: SceneInstance) -> [String] {
    ExecutedCuts.sentences + scene.engine.unmodelled.filter { !ExecutedCuts.sentences.contains($0) }
  }

  /// The first of the ``sentences(_:)``.
  static func first(_ scene: SceneInstance) -> String? { ExecutedCuts.sentences.first ?? scene.engine.unmodelled.first }
}
