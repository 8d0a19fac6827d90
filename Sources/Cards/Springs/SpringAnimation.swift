public import Foundation

/// Takes a property to a value as a spring would, from the velocity that it already has.
///
/// It may swing over its goal. It ends when the rest cannot be seen any longer, and then is exactly at its goal.
/// Source: POP, `POPSpringAnimation`, at facebookarchive/pop [S].
public final class SpringAnimation: PropertyAnimation {
  /// The constants of the spring; those of speed 12 and bounciness 4 unless set.
  public var dynamics = SpringDynamics(speed: 12, bounciness: 4)
  /// How fast the property changes when the animation starts, in units a second. 0.
  public var velocity: CGFloat = 0

  private var solver: SpringSolver?
  private var previous: SIMD2<Double>?
  private var beforePrevious: SIMD2<Double>?

  /// Makes an animation of a property to a value; of a scale, along both axes.
  public override init(_ property: AnimatableProperty, to toValue: CGFloat) {
    super.init(property, to: toValue)
  }

  /// Makes an animation with the spring of a speed and a bounciness.
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

  /// Whether two frames in a row showed the goal, within a fifth of what can be seen.
  private var hasComeToRest: Bool {
    guard let previous, let beforePrevious else { return false }
    let nothing = property.threshold / 5
    return [goal - previous, beforePrevious - previous].allSatisfy { abs($0.x) < nothing && abs($0.y) < nothing }
  }
}
