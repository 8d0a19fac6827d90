public import Foundation

/// Moves a property to a value in a given time along a timing curve.
///
/// Source: POP, `POPBasicAnimation`, at facebookarchive/pop [S].
public final class BasicAnimation: FrameAnimation {
  /// The duration, in seconds.
  public let duration: TimeInterval
  public let timing: TimingCurve

  private var start = SIMD2<Double>.zero

  /// Creates an animation of a property to a value; for a scale, along both axes.
  public init(
    _ property: AnimatableProperty, to toValue: CGFloat, duration: TimeInterval = 0.4, timing: TimingCurve = .default
  ) {
    self.duration = duration
    self.timing = timing
    super.init(property, to: toValue)
  }

  override func begin(at value: SIMD2<Double>) { start = value }

  override func value(after seconds: TimeInterval, sinceLast: TimeInterval) -> SIMD2<Double> {
    let part = timing.value(at: timePart(after: seconds))
    return start + (goal - start) * part
  }

  override func isDone(after seconds: TimeInterval) -> Bool { timePart(after: seconds) + 1e-6 >= 1 }

  private func timePart(after seconds: TimeInterval) -> Double {
    duration > 0 ? min(seconds / duration, 1) : 1
  }
}
