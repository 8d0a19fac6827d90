public import RecordingStore

/// One sample of a person's finger, as the page reported it.
public struct LiveContact: Hashable, Sendable {
  /// The time in milliseconds of the page's clock.
  public var milliseconds: Double
  /// The page's number for the finger, from `began` to its end.
  public var finger: Int
  public var phase: TouchPhase
  /// Points from the screen's left edge.
  public var x: Double
  /// Points from the screen's top edge.
  public var y: Double
  /// The screen edge at which the finger entered. Set only at `began`.
  public var edge: TouchEdge?

  public init(
    milliseconds: Double, finger: Int, phase: TouchPhase, x: Double, y: Double, edge: TouchEdge? = nil
  ) {
    self.milliseconds = milliseconds
    self.finger = finger
    self.phase = phase
    self.x = x
    self.y = y
    self.edge = edge
  }
}

/// The error for a rejected message. The session is unchanged.
public struct LiveSessionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error and the suggested correction, in one sentence.
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
