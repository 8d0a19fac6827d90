/// The state of one finger at one time, or an event of the scene: a line of a touch file, a row of the table `events` or
/// `scene_events`.
public struct TouchSample: Hashable, Sendable {
  /// The index of the event (`UIEvent`) with the sample, from 0. Samples of one event have the same time.
  public var event: Int
  /// Microseconds since the start of the session; never less than the sample before.
  public var timestampMicroseconds: Int64
  /// The number of the touch from `began` to `ended` or `cancelled`. It can be reused after that.
  public var touch: Int
  public var phase: TouchPhase
  /// Points from the screen's left edge; finite.
  public var x: Double
  /// Points from the screen's top edge; finite.
  public var y: Double
  /// The screen edge at which the system reports that the finger entered. Set only at `began`, and never computed from
  /// `x`.
  public var edge: TouchEdge?
  /// What happens to the device in the event, which has no touches then. The sample is not that of a finger: ``touch`` and the
  /// position are 0 and ``phase`` is `stationary`.
  public var sceneEvent: SceneEvent?

  public init(
    event: Int, timestampMicroseconds: Int64, touch: Int, phase: TouchPhase, x: Double, y: Double,
    edge: TouchEdge? = nil
  ) {
    self.event = event
    self.timestampMicroseconds = timestampMicroseconds
    self.touch = touch
    self.phase = phase
    self.x = x
    self.y = y
    self.edge = edge
  }

  /// Creates an event of the scene.
  public init(event: Int, timestampMicroseconds: Int64, sceneEvent: SceneEvent) {
    self.init(event: event, timestampMicroseconds: timestampMicroseconds, touch: 0, phase: .stationary, x: 0, y: 0)
    self.sceneEvent = sceneEvent
  }
}
