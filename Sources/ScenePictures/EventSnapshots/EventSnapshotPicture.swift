/// A moment of a session, or a tap on a scene, under several strategies side by side.
public struct EventSnapshotPicture: Hashable, Sendable {
  /// Where it is from: the recording or the scene file, as it was named.
  public var source: String
  /// The session of the recording; `nil` for a scene.
  public var session: Int?
  /// The event of the recording; `nil` for a scene.
  public var event: Int?
  /// When it comes, in microseconds from the start of the session.
  public var timestampMicroseconds: Int64?
  /// The author's sentence about the session.
  public var about: String?
  public var sceneName: String
  /// The profile of all panels.
  public var profile: String
  /// What the panels are compared with: `recorded (flag)`, or the strategy of the first one.
  public var reference: String
  /// One panel for each strategy.
  public var panels: [EventSnapshotPanel]

  /// Whether the panels are maps.
  public var hasMaps: Bool { panels.contains { $0.map != nil } }
}
