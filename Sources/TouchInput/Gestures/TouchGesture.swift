public import RecordingStore

/// A gesture of one finger, given by a few numbers.
public enum TouchGesture: Hashable, Sendable {
  /// A touch at a point of the screen, lifted after 0.05 s.
  case tap(x: Double, y: Double)
  /// A touch that moves in a straight line for the given time, and is lifted 1/60 s after its last move.
  case drag(fromX: Double, fromY: Double, toX: Double, toY: Double, seconds: Double)

  /// The default duration of a drag, in seconds.
  public static let defaultDragSeconds = 0.3

  /// The maximum duration of a drag, in seconds.
  public static let longestDragSeconds = 3600.0

  /// The gesture as samples of touch 1, from event 0 at time 0. The result is deterministic.
  ///
  /// A drag has a sample every 1/60 s; the last `moved` is exactly at the end point. A drag with equal end points has
  /// no `moved`: the finger is held for the time and lifted. The numbers must be valid for ``tap(parsing:)`` and
  /// ``drag(parsing:)``.
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
