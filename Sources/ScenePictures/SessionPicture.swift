package import PassThrough
package import Playback
import RecordingStore
import Scenes

/// A drawing of a session: its scene when touches began, and the trails of its fingers.
package struct SessionPicture: Hashable, Sendable {
  /// The maximum number of states of a session. Later touches are drawn on the last one.
  package static let stateLimit = 12

  /// A state of the scene, from one event until a visible change.
  package struct SceneState: Hashable, Sendable {
    /// The first event with this state.
    package var event: Int
    /// The time of that event, in microseconds since the start of the session.
    package var timestampMicroseconds: Int64
    /// The scene before that event.
    package var scene: ScenePicture
  }

  /// The scene at the requested events, in order, without repeated pictures. Never empty.
  package let states: [SceneState]
  /// The fingers, in the order in which they began.
  package let trails: [TouchTrail]
  /// The number of fingers that began after the last of ``trails``.
  package let omittedTrails: Int
  /// Whether the scene changed after the last of ``states``.
  package let isCutShort: Bool

  /// Draws a session with a strategy, by default the recorded one, under a profile, which may add views to the scene.
  ///
  /// `events` are the events at which the scene is drawn. If empty, it is drawn before the first event.
  @MainActor
  package init(
    of session: ReplayableSession, strategy: Strategy? = nil, profile: String, at events: Set<Int> = []
  ) throws {
    let scene = try session.makeScene(strategy: strategy, profile: profile)
    let player = ScenePlayer(scene)
    let last = events.max() ?? -1
    var states: [SceneState] = []
    var isCutShort = false
    var builder = TouchTrailBuilder()
    try session.replay { step in
      for sample in step.samples { builder.add(sample) }
      guard step.event <= last else {
        if states.isEmpty { states.append(SceneState(step.samples[0], of: scene)) }
        return
      }
      if events.contains(step.event) {
        let state = SceneState(step.samples[0], of: scene)
        if states.last?.scene != state.scene {
          if states.count < Self.stateLimit { states.append(state) } else { isCutShort = true }
        }
      }
      if step.event < last { step.play(on: player) }
    }
    if states.isEmpty { states = [SceneState(event: 0, timestampMicroseconds: 0, scene: ScenePicture(of: scene))] }
    self.states = states
    self.isCutShort = isCutShort
    trails = builder.trails
    omittedTrails = builder.omittedTrails
  }

  /// The index of the state of an event.
  package func state(ofEvent event: Int) -> Int { states.lastIndex { $0.event <= event } ?? 0 }
}

extension SessionPicture.SceneState {
  @MainActor
  fileprivate init(_ sample: TouchSample, of scene: SceneInstance) {
    self.init(
      event: sample.event, timestampMicroseconds: sample.timestampMicroseconds, scene: ScenePicture(of: scene))
  }
}
