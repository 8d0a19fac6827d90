/// One finger at one moment: a line of a touch file, a row of the table `events`.
public struct TouchSample: Hashable, Sendable {
  /// The index of the event (UIKit's `UIEvent`) that carries the sample; samples of one moment share it. From 0.
  public var event: Int
  /// Microseconds since the start of the session; never less than the sample before.
  public var timestampMicroseconds: Int64
  /// Names one finger from `began` to `ended` or `cancelled`; free again after that.
  public var touch: Int
  /// What the finger did.
  public var phase: TouchPhase
  /// Points from the screen's left edge; finite.
  public var x: Double
  /// Points from the screen's top edge; finite.
  public var y: Double
  /// The edge of the screen that the system says the finger came from; only where it began, and never computed from `x`.
  public var edge: TouchEdge?

  /// Makes a sample from its parts.
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
}
