/// An event of a session, or a tap on a scene, under several strategies side by side.
package struct EventPicture: Hashable, Sendable {
  /// The recording or the scene file, as named by the caller.
  package var source: String
  /// The session of the recording. `nil` for a scene.
  package var session: Int?
  /// The event of the recording. `nil` for a scene.
  package var event: Int?
  /// The time of the event, in microseconds since the start of the session.
  package var timestampMicroseconds: Int64?
  /// The author's description of the session.
  package var about: String?
  package var sceneName: String
  /// The profile of all panels.
  package var profile: String
  /// The reference of the panels: `recorded (flag)`, or the strategy of the first one.
  package var reference: String
  /// One panel for each strategy.
  package var panels: [EventPicturePanel]

  package init(
    source: String, session: Int? = nil, event: Int? = nil, timestampMicroseconds: Int64? = nil, about: String? = nil,
    sceneName: String, profile: String, reference: String, panels: [EventPicturePanel]
  ) {
    self.source = source
    self.session = session
    self.event = event
    self.timestampMicroseconds = timestampMicroseconds
    self.about = about
    self.sceneName = sceneName
    self.profile = profile
    self.reference = reference
    self.panels = panels
  }

  /// How the map of a panel differs from that of the first panel. `nil` if one of them has no map.
  package func comparison(of panel: EventPicturePanel) -> HitMapComparison? {
    guard let reference = panels.first?.map else { return nil }
    return panel.map?.comparison(with: reference)
  }

  /// Whether the panels are maps.
  package var hasMaps: Bool { panels.contains { $0.map != nil } }
}
