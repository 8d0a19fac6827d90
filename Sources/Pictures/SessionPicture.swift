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

    package init(event: Int, timestampMicroseconds: Int64, scene: ScenePicture) {
      self.event = event
      self.timestampMicroseconds = timestampMicroseconds
      self.scene = scene
    }
  }

  /// The scene at the requested events, in order, without repeated pictures. Never empty.
  package let states: [SceneState]
  /// The fingers, in the order in which they began.
  package let trails: [TouchTrail]
  /// The number of fingers that began after the last of ``trails``.
  package let omittedTrails: Int
  /// Whether the scene changed after the last of ``states``.
  package let isCutShort: Bool

  /// A drawing with at least one state.
  package init(states: [SceneState], trails: [TouchTrail], omittedTrails: Int, isCutShort: Bool) {
    self.states = states
    self.trails = trails
    self.omittedTrails = omittedTrails
    self.isCutShort = isCutShort
  }

  /// The index of the state of an event.
  package func state(ofEvent event: Int) -> Int { states.lastIndex { $0.event <= event } ?? 0 }
}
