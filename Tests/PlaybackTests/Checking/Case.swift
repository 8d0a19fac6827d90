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

  init(seed: UInt64, zooming: Bool = false) {
    self.seed = seed
    var invention = Generator(seed: seed)
    invention.zooms = zooming
    scene = invention.scene()
    session = invention.session(on: scene)
  }

  @MainActor private static var known: [UInt64: Case] = [:]

  /// The case of a seed, which is invented once.
  @MainActor
  static func of(_ seed: UInt64) -> Case {
    if let played = known[seed] { return played }
    let played = Case(seed: seed)
    known[seed] = played
    return played
  }

  /// What a property needs to invent beyond the case.
  var further: Generator { Generator(seed: seed ^ 0x5EED, firstNumber: 1_001) }
}

/// Plays samples on a scene as `replayer run` does.
@MainActor
struct Play {
  let scene: SceneInstance
  private(set) var outcomes: [Outcome] = []
  /// What views were called before anything happened.
  let namesAtStart: [String]
  private let player: ScenePlayer

  /// - Parameter watch: is told what the app does with touches, before the player hears of it.
  init(_ shape: SceneShape, _ samples: [TouchSample], strategy: Strategy = .uikit, watch: Watch? = nil) {
    scene = try! SceneInstance(Self.decoded(shape), strategy: strategy)
    namesAtStart = watch == nil ? [] : scene.names()
    player = ScenePlayer(scene)
    if let watch {
      watch.player = scene.application.observer
      scene.application.observer = watch
    }
    player.play(session: samples) { _ in outcomes += player.outcomes }
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

  /// Decoding takes longer than playing, and many properties play the same scenes.
  private static var known: [SceneShape: SceneDescription] = [:]

  private static func decoded(_ shape: SceneShape) -> SceneDescription {
    if let description = known[shape] { return description }
    let description = shape.description
    if known.count < Property.seeds.count { known[shape] = description }
    return description
  }
}
