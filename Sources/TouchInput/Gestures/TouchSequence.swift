public import RecordingStore

/// Puts gestures and touch files one after the other into one session.
///
/// The first part keeps its times; the zero of every later part lies 0.5 s after the last sample before it, so that two
/// taps are two taps and not a double tap. A part is shifted as a whole: a file that begins with a pause keeps it.
/// Event indexes go on from part to part.
public struct TouchSequence: Sendable {
  /// The time between the last sample of a part and the zero of the next.
  public static let pauseMicroseconds: Int64 = 500_000

  private var firstEvent = 0
  private var startMicroseconds: Int64 = 0
  private var nextEvent = 0
  private var lastMicroseconds: Int64?

  /// A session without parts.
  public init() {}

  /// Starts the next part.
  public mutating func beginPart() {
    firstEvent = nextEvent
    if let lastMicroseconds { startMicroseconds = lastMicroseconds + Self.pauseMicroseconds }
  }

  /// The sample of the current part as it stands in the session.
  ///
  /// - Parameter sample: counted from the part's own start: event 0, time 0. Samples come in order.
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
  /// - Returns: its samples as they stand in the session.
  public mutating func append(_ part: [TouchSample]) -> [TouchSample] {
    beginPart()
    return part.map { place($0) }
  }

  /// Adds a gesture as a part of its own.
  ///
  /// - Returns: its samples as they stand in the session.
  public mutating func append(_ gesture: TouchGesture) -> [TouchSample] {
    append(gesture.samples())
  }
}
