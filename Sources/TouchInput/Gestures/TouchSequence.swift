public import RecordingStore

/// Combines gestures and touch files into one session.
///
/// The first part keeps its times. Time 0 of every later part is 0.5 s after the last sample before it, so that two
/// taps are not a double tap. A part is shifted as a whole: a file that begins with a pause keeps it. Event indexes
/// increase from part to part.
public struct TouchSequence: Sendable {
  /// The time between the last sample of a part and time 0 of the next.
  public static let pauseMicroseconds: Int64 = 500_000

  private var firstEvent = 0
  private var startMicroseconds: Int64 = 0
  private var nextEvent = 0
  private var lastMicroseconds: Int64?

  public init() {}

  /// Starts the next part.
  public mutating func beginPart() {
    firstEvent = nextEvent
    if let lastMicroseconds { startMicroseconds = lastMicroseconds + Self.pauseMicroseconds }
  }

  /// Converts a sample of the current part to the session's events and times.
  ///
  /// - Parameter sample: A sample relative to the start of the part: event 0, time 0. Samples must be in order.
  public mutating func place(_ sample: TouchSample) -> TouchSample {
    var placed = sample
    placed.event += firstEvent
    placed.timestampMicroseconds += startMicroseconds
    nextEvent = placed.event + 1
    lastMicroseconds = placed.timestampMicroseconds
    return placed
  }

  /// Adds a whole part.
  ///
  /// - Returns: Its samples with the session's events and times.
  public mutating func append(_ part: [TouchSample]) -> [TouchSample] {
    beginPart()
    return part.map { place($0) }
  }

  /// Adds a gesture as a part.
  ///
  /// - Returns: Its samples with the session's events and times.
  public mutating func append(_ gesture: TouchGesture) -> [TouchSample] {
    append(gesture.samples())
  }
}
