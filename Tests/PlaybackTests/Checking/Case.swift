import PassThrough
import Playback
import RecordingStore
import Scenes
import UIKit

/// An invented scene with an invented session on it.
struct Case: Hashable, Sendable {
  /// From what it was invented, and what else a property invents for it.
  var seed: UInt64
  var scene: SceneShape
  var session: SessionShape

  init(seed: UInt64) {
    self.seed = seed
    var invention = Invention(seed: seed)
    scene = invention.scene()
    session = invention.session(on: scene)
  }

  /// What a property needs to invent beyond the case.
  var further: Invention { Invention(seed: seed ^ 0x5EED) }
}

/// Plays samples on a scene as `replayer run` does.
@MainActor
struct Play {
  let scene: SceneInstance
  private(set) var outcomes: [Outcome] = []
  private let player: ScenePlayer

  /// - Parameter watch: is told what the app does with touches, before the player hears of it.
  init(_ shape: SceneShape, _ samples: [TouchSample], strategy: Strategy = .uikit, watch: Watch? = nil) {
    scene = try! SceneInstance(shape.description, strategy: strategy)
    player = ScenePlayer(scene)
    if let watch {
      watch.player = scene.application.observer
      scene.application.observer = watch
    }
    var index = 0
    while index < samples.count {
      let event = samples[index].event
      let batch = Array(samples[index...].prefix { $0.event == event })
      index += batch.count
      player.play(batch, until: index < samples.count ? samples[index].timestampMicroseconds : nil)
      outcomes += player.outcomes
    }
  }

  init(_ played: Case, strategy: Strategy = .uikit, watch: Watch? = nil) {
    self.init(played.scene, played.session.samples(), strategy: strategy, watch: watch)
  }

  /// What follows when time goes on after the session.
  func outcomesAfterRest(seconds: Int64) -> [Outcome] {
    let count = player.outcomes.count
    scene.activate()
    scene.clock.advance(to: scene.clock.now + seconds * 1_000_000_000)
    return Array(player.outcomes.dropFirst(count))
  }
}
