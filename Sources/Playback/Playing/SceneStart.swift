package import RecordingStore
package import Scenes
import UIKit

/// What happens to the device of a scene before its first touch: it is turned, and the keyboard is shown.
package struct SceneStart: Sendable {
  private let events: [SceneEvent]

  package init(rotatedTo orientation: DeviceOrientation? = nil, keyboardHeight: Double? = nil) {
    let rotation = orientation.map { [SceneEvent.rotate($0)] } ?? []
    events = rotation + (keyboardHeight.map { [.showKeyboard(height: $0)] } ?? [])
  }

  /// Brings a scene in its first state to that after the events, when its movements have ended.
  @MainActor
  package func apply(to scene: SceneInstance) {
    if !events.isEmpty { play(with: ScenePlayer(scene), on: scene) }
  }

  /// Plays the events with a player of the scene, which can play touches afterwards.
  @MainActor
  package func play(with player: ScenePlayer, on scene: SceneInstance) {
    for (index, event) in events.enumerated() {
      player.play(
        [TouchSample(event: index, timestampMicroseconds: Self.time(of: scene), sceneEvent: event)], until: nil)
    }
  }

  /// The number of the event after these.
  package var nextEvent: Int { events.count }

  /// The present time of a scene as that of an event, in microseconds, rounded up.
  @MainActor
  package static func time(of scene: SceneInstance) -> Int64 { (scene.clock.now + 999) / 1_000 }
}
