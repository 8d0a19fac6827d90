import Findings
import PassThrough
import Playback
import RecordingStore
import Scenes
import UIKit

/// A generated scene with a generated session.
struct Case: Hashable, Sendable {
  /// The seed of the scene, the session and any further input of a property.
  var seed: UInt64
  var scene: SceneShape
  var session: SessionShape

  init(seed: UInt64, zooming: Bool = false) {
    self.seed = seed
    var invention = Generator(seed: seed)
    invention.zooms = zooming
    scene = invention.scene()
    session = invention.session(on: scene)
  }

  init(seed: UInt64, scene: SceneShape, session: SessionShape) {
    self.seed = seed
    self.scene = scene
    self.session = session
  }

  @MainActor private static var known: [UInt64: Case] = [:]

  /// The case of a seed. It is generated once and cached.
  @MainActor
  static func of(_ seed: UInt64) -> Case {
    if let played = known[seed] { return played }
    let played = Case(seed: seed)
    known[seed] = played
    return played
  }

  /// A generator for the input that a property needs in addition to the case.
  var further: Generator { Generator(seed: seed ^ 0x5EED, firstNumber: 1_001) }
}

/// Plays samples on a scene in the same way as `replayer run`.
@MainActor
struct Play {
  let scene: SceneInstance
  private(set) var outcomes: [Outcome] = []
  /// The views' names before the first event.
  let namesAtStart: [String]
  private let player: ScenePlayer

  /// - Parameters:
  ///   - adjust: Changes the platform after the scene is built; for values that no profile accepts.
  ///   - watch: An observer of touch handling that is called before the player.
  init(
    _ shape: SceneShape, _ samples: [TouchSample], strategy: Strategy = .uikit, profile: String? = nil,
    adjust: ((inout PlatformBehavior) -> Void)? = nil, watch: Watch? = nil
  ) {
    scene = try! SceneInstance(shape.description, strategy: strategy, profile: profile)
    adjust?(&scene.engine.platform)
    namesAtStart = watch == nil ? [] : scene.names()
    player = ScenePlayer(scene)
    if let watch {
      watch.player = scene.application.observer
      scene.application.observer = watch
    }
    player.play(session: samples) { _ in outcomes += player.outcomes.map(\.named) }
  }

  init(_ played: Case, strategy: Strategy = .uikit, watch: Watch? = nil) {
    self.init(played.scene, played.session.samples(), strategy: strategy, watch: watch)
  }

  /// The outcomes that follow when time advances after the session.
  func outcomesAfterRest(seconds: Int64) -> [Outcome] {
    let count = player.outcomes.count
    scene.activate()
    scene.clock.advance(to: scene.clock.now + seconds * 1_000_000_000)
    return player.outcomes.dropFirst(count).map(\.named)
  }
}
