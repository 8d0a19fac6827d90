package import PassThrough
package import Pictures
package import Playback
import RecordingStore
import Scenes

extension SessionPicture {
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
    self.init(
      states: states, trails: builder.trails, omittedTrails: builder.omittedTrails, isCutShort: isCutShort)
  }
}

extension SessionPicture.SceneState {
  @MainActor
  fileprivate init(_ sample: TouchSample, of scene: SceneInstance) {
    self.init(
      event: sample.event, timestampMicroseconds: sample.timestampMicroseconds, scene: ScenePicture(of: scene))
  }
}
