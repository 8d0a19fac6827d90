/// Integrates a spring in steps of one millisecond with the fourth-order Runge–Kutta method.
///
/// A frame shows a value between the last two steps, and the next frame continues from the shown value: every frame
/// loses part of a step. At 60 frames per second the spring runs at 94 % of the pace of its equation.
/// Source: POP, `POPSpringSolver`, at facebookarchive/pop [S].
struct SpringSolver {
  /// The duration of a step, in seconds; a 32-bit number in POP.
  static let step = Double(Float(0.001))
  /// The longest time between two frames, in seconds. After a longer one the spring is at its final value.
  static let longestFrame = 30.0

  let dynamics: SpringDynamics
  /// The remaining distance to the final value.
  private(set) var distance: SIMD2<Double>
  /// The rate of change of the distance, in units per second.
  private(set) var velocity: SIMD2<Double>
  private var acceleration = SIMD2<Double>.zero
  private var timeLeft = 0.0

  init(_ dynamics: SpringDynamics, distance: SIMD2<Double>, velocity: SIMD2<Double>) {
    self.dynamics = dynamics
    self.distance = distance
    self.velocity = velocity
  }

  /// Advances the spring by the time between two frames, in seconds.
  mutating func advance(by seconds: Double) {
    guard seconds <= Self.longestFrame else {
      distance = .zero
      velocity = .zero
      acceleration = .zero
      return
    }
    timeLeft += seconds
    var before = (distance: distance, velocity: velocity)
    var after = before
    while timeLeft >= Self.step {
      before = after
      after = takeStep(from: after)
      timeLeft -= Self.step
    }
    let part = timeLeft / Self.step
    distance = after.distance * part + before.distance * (1 - part)
    velocity = after.velocity * part + before.velocity * (1 - part)
  }

  /// Whether the remaining movement is invisible: less than half the threshold away and nearly at rest.
  func hasConverged(threshold: Double) -> Bool {
    guard abs(distance.x) < threshold / 2, abs(distance.y) < threshold / 2 else { return false }
    return (velocity * velocity).sum() < 25 * threshold
      && (acceleration * acceleration).sum() < 625 * threshold * threshold
  }

  private mutating func takeStep(
    from state: (distance: SIMD2<Double>, velocity: SIMD2<Double>)
  ) -> (distance: SIMD2<Double>, velocity: SIMD2<Double>) {
    let h = Self.step
    let v1 = state.velocity
    let a1 = pull(state.distance, v1)
    let v2 = state.velocity + a1 * (h / 2)
    let a2 = pull(state.distance + v1 * (h / 2), v2)
    let v3 = state.velocity + a2 * (h / 2)
    let a3 = pull(state.distance + v2 * (h / 2), v3)
    let v4 = state.velocity + a3 * h
    let a4 = pull(state.distance + v3 * h, v4)
    acceleration = (a1 + (a2 + a3) * 2 + a4) / 6
    return (state.distance + (v1 + (v2 + v3) * 2 + v4) * (h / 6), state.velocity + acceleration * h)
  }

  private func pull(_ distance: SIMD2<Double>, _ velocity: SIMD2<Double>) -> SIMD2<Double> {
    distance * (-dynamics.tension / dynamics.mass) - velocity * (dynamics.friction / dynamics.mass)
  }
}
