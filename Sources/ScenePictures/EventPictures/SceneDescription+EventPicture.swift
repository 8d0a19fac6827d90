package import Foundation
package import PassThrough
package import Pictures
package import Playback
import RecordingStore
package import Scenes

extension SceneDescription {
  /// The duration of a tap, in microseconds.
  private static let tapMicroseconds: Int64 = 80_000

  /// Draws a tap on the scene under several strategies, compared with the first one. Without a point, draws only the
  /// scene.
  ///
  /// - Throws: ``Profile/UnknownName`` for an unknown profile.
  @MainActor
  package func picture(
    ofTapAt point: CGPoint?, after start: SceneStart = SceneStart(), under strategies: [Strategy],
    profile: String? = nil, mapping: Bool, source: String
  ) throws -> EventPicture {
    var panels: [EventPicturePanel] = []
    for strategy in strategies {
      let scene = try SceneInstance(self, strategy: strategy, profile: profile)
      var panel = Self.panel(ofTapAt: point, after: start, on: scene, mapping: mapping)
      if let first = panels.first {
        let differences = first.facts.differences(of: panel.facts, in: panel.fingers)
        panel.standing = differences.isEmpty ? .same : .differs(differences)
      }
      panels.append(panel)
    }
    return EventPicture(
      source: source, session: nil, event: nil, timestampMicroseconds: nil, about: nil, sceneName: name,
      profile: profile ?? self.profile, reference: panels.first?.strategy ?? "", panels: panels)
  }

  @MainActor
  private static func panel(
    ofTapAt point: CGPoint?, after start: SceneStart, on scene: SceneInstance, mapping: Bool
  ) -> EventPicturePanel {
    let player = ScenePlayer(scene)
    start.play(with: player, on: scene)
    let picture = ScenePicture(of: scene)
    let map = mapping ? HitMap(of: scene) : nil
    var observer = EventPictureObserver(event: start.nextEvent)
    if let point {
      let time = SceneStart.time(of: scene)
      let samples = [TouchPhase.began, .ended].enumerated().map { event, phase in
        TouchSample(
          event: start.nextEvent + event, timestampMicroseconds: time + Int64(event) * tapMicroseconds, touch: 1,
          phase: phase,
          x: point.x,
          y: point.y)
      }
      player.play(session: samples) { observer.take($0, player.outcomes) }
    }
    return EventPicturePanel(
      strategy: scene.strategy.description, scene: picture, fingers: observer.makeFingers(),
      facts: observer.facts.addingUnmodelled(of: scene), standing: .reference, map: map)
  }
}
