import Playback
import RecordingStore
import Scenes

/// A copy of the live scene, for queries about what a touch would hit.
///
/// A query can run code of the user's own views. It runs on the copy, so that it cannot change the scene whose touches
/// are recorded. The copy is made from the recording at the first query. Later events are collected and played at the
/// next query.
@MainActor
struct SceneCopy {
  /// The maximum number of collected events. After more of them the copy is made again.
  static let pendingLimit = 4_096

  private(set) var player: ScenePlayer?
  /// The events that the copy has not played.
  private var pending: [[TouchSample]] = []
  /// The time of the live scene, in microseconds of the session.
  private var microseconds: Int64 = 0

  /// Collects an event of the live scene.
  mutating func add(_ samples: [TouchSample]) {
    guard player != nil else { return }
    pending.append(samples)
    if pending.count > Self.pendingLimit { discard() }
  }

  /// Advances to a time of the live scene.
  mutating func advance(through microseconds: Int64) { self.microseconds = max(self.microseconds, microseconds) }

  /// Removes the copy. The next query makes it again.
  mutating func discard() {
    player = nil
    pending = []
  }

  /// The copy, in the state of the live scene.
  ///
  /// - Parameters:
  ///   - make: Makes a new instance of the scene.
  ///   - forEachEvent: Calls its argument for each event of the session.
  mutating func scene(
    _ make: () throws -> SceneInstance, forEachEvent: (([TouchSample]) -> Void) throws -> Void
  ) throws -> SceneInstance {
    let player: ScenePlayer
    if let known = self.player {
      player = known
      for samples in pending { Self.play(samples, on: player) }
    } else {
      player = ScenePlayer(try make())
      try forEachEvent { Self.play($0, on: player) }
    }
    player.advance(through: microseconds)
    self.player = player
    pending.removeAll(keepingCapacity: true)
    return player.scene
  }

  private static func play(_ samples: [TouchSample], on player: ScenePlayer) {
    guard let first = samples.first else { return }
    player.advance(through: first.timestampMicroseconds)
    player.begin(samples)
  }
}
