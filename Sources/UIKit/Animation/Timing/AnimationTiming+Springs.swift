import Foundation

extension AnimationTiming {
  /// A spring with that damping ratio that settles within `duration` seconds.
  ///
  /// The larger component of the velocity determines the stiffness.
  @MainActor
  static func spring(dampingRatio: Double, velocity: CGVector, duration: Double) -> AnimationTiming {
    guard duration > 0 else { return .linear }
    let fastest = velocity.dx.magnitude > velocity.dy.magnitude ? velocity.dx : velocity.dy
    let platform = PlatformBehavior.current
    let spring = Spring(
      dampingRatio: platform.springsAreAtMostCritical ? min(dampingRatio, 1) : dampingRatio, settlingIn: duration,
      velocity: -fastest, threshold: platform.springSettlingThreshold)
    return .spring(spring, velocityX: velocity.dx, velocityY: velocity.dy, duration: duration)
  }

  /// A spring with its own settling duration.
  @MainActor
  static func spring(settling spring: Spring, velocity: CGVector) -> AnimationTiming {
    let platform = PlatformBehavior.current
    let moved = platform.springsAreAtMostCritical ? spring.atMostCriticallyDamped : spring
    let duration = [velocity.dx, velocity.dy].map {
      moved.settlingDuration(
        from: Spring.Motion(displacement: 1, velocity: -$0), threshold: platform.springSettlingThreshold)
    }.max()!
    return .spring(moved, velocityX: velocity.dx, velocityY: velocity.dy, duration: duration)
  }

  /// The duration in seconds for which a spring was made; `nil` for a curve, which fits any duration.
  var ownDuration: Double? {
    if case .spring(_, _, _, let duration) = self { duration } else { nil }
  }
}
