import Findings
import Foundation
import HitTestTerms
import RecordingStore
import Scenes

/// A replay of the baseline in step with the comparison, for the layout that the touches were recorded with.
@MainActor
final class BaselineLayout {
  private let player: ScenePlayer

  init(_ scene: SceneInstance) { player = ScenePlayer(scene) }

  /// Plays a step and returns the places of its new touches relative to their receivers, by finger. Only touches that hit
  /// the recorded receiver have one: otherwise this layout is not the recorded one.
  func places(of step: ReplayStep, _ receivers: [Int: String]) -> [Int: CGPoint] {
    var places: [Int: CGPoint] = [:]
    for sample in step.samples where sample.phase == .began {
      let point = CGPoint(x: sample.x, y: sample.y)
      guard let name = receivers[sample.touch], case .view(let hit?) = player.scene.hitTest(at: point),
        let view = player.scene.view(hit), hit.name == name || view === player.scene.view(recordedAs: name)
      else { continue }
      places[sample.touch] = TouchRetargeting.relativePlace(of: point, in: view)
    }
    step.play(on: player)
    return places
  }
}
