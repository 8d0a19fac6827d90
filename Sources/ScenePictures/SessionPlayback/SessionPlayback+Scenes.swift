package import Foundation
import Playback
package import Scenes

/// The scenes of all sides at one time of a playback.
@MainActor
struct PlaybackScenes {
  var event: Int
  var timestampMicroseconds: Int64?
  /// The recorded side, then the replayed ones.
  var players: [ScenePlayer]
  var scenes: [SceneInstance] { players.map(\.scene) }
}

extension SessionPlayback {
  /// The scenes of all sides after an event has begun and time has advanced, for queries about what a frame shows.
  ///
  /// They are replayed from the beginning, and kept until another time is requested.
  ///
  /// - Parameter timestampMicroseconds: The frame's time. `nil`, or a time before the event, means that of the event.
  package func scenes(at event: Int, _ timestampMicroseconds: Int64?) throws -> [SceneInstance] {
    if let shown, shown.event == event, shown.timestampMicroseconds == timestampMicroseconds { return shown.scenes }
    let scenes = try makeScenes()
    let players = scenes.map { ScenePlayer($0) }
    try session.replay { step in
      guard step.event >= event else {
        for player in players { step.play(on: player) }
        return
      }
      for player in players {
        player.begin(step.samples)
        if let timestampMicroseconds, timestampMicroseconds > step.timestampMicroseconds {
          player.advance(through: timestampMicroseconds)
        }
      }
      step.stop()
    }
    shown = PlaybackScenes(event: event, timestampMicroseconds: timestampMicroseconds, players: players)
    return scenes
  }

  /// Where views of a scene of ``scenes(at:_:)`` are with some lengths only that are known within ranges, in points of the screen.
  package func uncertainAreas(of scene: SceneInstance) -> [CGRect] {
    shown?.players.first { $0.scene === scene }?.uncertainAreas ?? []
  }
}
