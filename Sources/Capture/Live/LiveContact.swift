public import RecordingStore

/// What one finger of a person did, as the page saw it.
public struct LiveContact: Hashable, Sendable {
  /// When, in milliseconds of the page's own clock.
  public var milliseconds: Double
  /// The page's number for the finger, from its beginning to its end.
  public var finger: Int
  /// What the finger did.
  public var phase: TouchPhase
  /// Points from the screen's left edge.
  public var x: Double
  /// Points from the screen's top edge.
  public var y: Double
  /// The edge of the screen that the finger came in from, where it began.
  public var edge: TouchEdge?

  /// Makes a contact from its parts.
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

/// A message that is not taken; the session is as it was before.
public struct LiveSessionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do, in one sentence.
  public let description: String

  /// A refusal for a reason.
  public init(_ description: String) {
    self.description = description
  }
}
