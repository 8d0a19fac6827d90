public import RecordingStore

/// A gesture of one finger, given by a few numbers.
public enum TouchGesture: Hashable, Sendable {
  /// A finger comes down at a point of the screen and lifts 0.05 s later.
  case tap(x: Double, y: Double)
  /// A finger comes down, moves in a straight line for so many seconds, and lifts a sixtieth of a second after it arrived.
  case drag(fromX: Double, fromY: Double, toX: Double, toY: Double, seconds: Double)

  /// How long a drag takes unless said, in seconds.
  public static let defaultDragSeconds = 0.3

  /// The longest drag, in seconds.
  public static let longestDragSeconds = 3600.0

  /// The gesture as samples of touch 1, from event 0 at time 0; the same every time.
  ///
  /// A drag has a sample every 1/60 s; the last `moved` is exactly at the end point. A drag that goes nowhere has none:
  /// the finger is held for the time and lifts. The numbers must be ones that ``tap(parsing:)`` and ``drag(parsing:)``
  /// accept.
  public func samples() -> [TouchSample] {
    switch self {
    case .tap(let x, let y):
      return [Self.sample(0, 0, .began, x, y), Self.sample(1, 50_000, .ended, x, y)]
    case .drag(let fromX, let fromY, let toX, let toY, let seconds):
      precondition(seconds > 0 && seconds <= Self.longestDragSeconds, "a drag cannot last \(seconds) seconds")
      let duration = max(1, Int64((seconds * 1_000_000).rounded()))
      let motion = LinearMotion(fromX: fromX, fromY: fromY, toX: toX, toY: toY, microseconds: duration)
      var samples = [Self.sample(0, 0, .began, fromX, fromY)]
      motion.forEachStep { step in
        samples.append(Self.sample(samples.count, step.microseconds, .moved, step.x, step.y))
      }
      samples.append(
        Self.sample(samples.count, duration + LinearMotion.time(ofFrame: 1), .ended, toX, toY))
      return samples
    }
  }

  private static func sample(
    _ event: Int, _ time: Int64, _ phase: TouchPhase, _ x: Double, _ y: Double
  ) -> TouchSample {
    TouchSample(event: event, timestampMicroseconds: time, touch: 1, phase: phase, x: x, y: y)
  }
}
