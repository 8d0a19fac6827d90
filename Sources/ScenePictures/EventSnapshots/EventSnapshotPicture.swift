/// An event of a session, or a tap on a scene, under several strategies side by side.
public struct EventSnapshotPicture: Hashable, Sendable {
  /// The recording or the scene file, as named by the caller.
  public var source: String
  /// The session of the recording. `nil` for a scene.
  public var session: Int?
  /// The event of the recording. `nil` for a scene.
  public var event: Int?
  /// The time of the event, in microseconds since the start of the session.
  public var timestampMicroseconds: Int64?
  /// The author's description of the session.
  public var about: String?
  public var sceneName: String
  /// The profile of all panels.
  public var profile: String
  /// The reference of the panels: `recorded (flag)`, or the strategy of the first one.
  public var reference: String
  /// One panel for each strategy.
  public var panels: [EventSnapshotPanel]

  /// Whether the panels are maps.
  public var hasMaps: Bool { panels.contains { $0.map != nil } }
}
