package import Playback
import RecordingStore
import Scenes

/// A drawing of a session: its scene when touches began, and the trails of its fingers.
package struct SessionPicture: Hashable, Sendable {
  /// The maximum number of moments of a session. Later touches are drawn on the last one.
  package static let momentLimit = 12

  /// A state of the scene, from one event until a visible change.
  package struct Moment: Hashable, Sendable {
    /// The first event with this state.
    package var event: Int
    /// The time of that event, in microseconds since the start of the session.
    package var timestampMicroseconds: Int64
    /// The scene before that event.
    package var scene: ScenePicture
  }

  /// The scene at the requested events, in order, without repeated pictures. Never empty.
  package let moments: [Moment]
  /// The fingers, in the order in which they began.
  package let trails: [TouchTrail]
  /// The number of fingers that began after the last of ``trails``.
  package let omittedTrails: Int
  /// Whether the scene changed after the last of ``moments``.
  package let isCutShort: Bool

  /// Draws a session with its recorded strategy under a profile, which may add views to the scene.
  ///
  /// `events` are the events at which the scene is drawn. If empty, it is drawn before the first event.
  @MainActor
  package init(of session: ReplayableSession, profile: String, at events: Set<Int> = []) throws {
    let scene = try session.makeScene(profile: profile)
    let player = ScenePlayer(scene)
    let last = events.max() ?? -1
    var moments: [Moment] = []
    var isCutShort = false
    var builder = TouchTrailBuilder()
    try session.replay { step in
      for sample in step.samples { builder.add(sample) }
      guard step.event <= last else {
        if moments.isEmpty { moments.append(Moment(step.samples[0], of: scene)) }
        return
      }
      if events.contains(step.event) {
        let moment = Moment(step.samples[0], of: scene)
        if moments.last?.scene != moment.scene {
          if moments.count < Self.momentLimit { moments.append(moment) } else { isCutShort = true }
        }
      }
      if step.event < last { step.play(on: player) }
    }
    if moments.isEmpty { moments = [Moment(event: 0, timestampMicroseconds: 0, scene: ScenePicture(of: scene))] }
    self.moments = moments
    self.isCutShort = isCutShort
    trails = builder.trails
    omittedTrails = builder.omittedTrails
  }

  /// The index of the moment of an event.
  package func moment(ofEvent event: Int) -> Int { moments.lastIndex { $0.event <= event } ?? 0 }

  /// The fingers that began during a moment.
  package func trails(ofMoment index: Int) -> [TouchTrail] {
    trails.filter { moment(ofEvent: $0.event) == index }
  }
}

extension SessionPicture.Moment {
  @MainActor
  fileprivate init(_ sample: TouchSample, of scene: SceneInstance) {
    self.init(
      event: sample.event, timestampMicroseconds: sample.timestampMicroseconds, scene: ScenePicture(of: scene))
  }
}
