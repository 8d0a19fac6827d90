public import Foundation

/// Moves a property to a value as a spring does, starting with ``velocity``.
///
/// The value may overshoot. The animation ends when the remaining difference is no longer visible, and sets the exact
/// value then.
/// Source: POP, `POPSpringAnimation`, at facebookarchive/pop [S].
public final class SpringAnimation: FrameAnimation {
  /// The spring's constants. Default: those of speed 12 and bounciness 4.
  public var dynamics = SpringDynamics(speed: 12, bounciness: 4)
  /// The initial velocity, in units per second. Default: 0.
  public var velocity: CGFloat = 0

  private var solver: SpringSolver?
  private var previous: SIMD2<Double>?
  private var beforePrevious: SIMD2<Double>?

  /// Creates an animation of a property to a value; for a scale, along both axes.
  public override init(_ property: AnimatableProperty, to toValue: CGFloat) {
    super.init(property, to: toValue)
  }

  /// Creates an animation whose spring has a speed and a bounciness.
  public convenience init(_ property: AnimatableProperty, to toValue: CGFloat, speed: Double, bounciness: Double) {
    self.init(property, to: toValue)
    dynamics = SpringDynamics(speed: speed, bounciness: bounciness)
  }

  override func begin(at value: SIMD2<Double>) {
    solver = SpringSolver(dynamics, distance: goal - value, velocity: -property.numbers(of: velocity))
  }

  override func value(after seconds: TimeInterval, sinceLast: TimeInterval) -> SIMD2<Double> {
    guard var solver else { return goal }
    solver.advance(by: sinceLast)
    self.solver = solver
    let value = goal - solver.distance
    beforePrevious = previous
    previous = value
    return value
  }

  override func isDone(after seconds: TimeInterval) -> Bool {
    hasComeToRest || solver?.hasConverged(threshold: property.threshold) ?? true
  }

  /// Whether two successive frames were within a fifth of the threshold of the final value.
  private var hasComeToRest: Bool {
    guard let previous, let beforePrevious else { return false }
    let nothing = property.threshold / 5
    return [goal - previous, beforePrevious - previous].allSatisfy { abs($0.x) < nothing && abs($0.y) < nothing }
  }
}
