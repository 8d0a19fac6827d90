import Foundation

/// A damped harmonic oscillator in closed form.
///
/// Positions are distances from rest. A damping ratio below 1 oscillates, 1 is critically damped, above 1 is
/// overdamped.
package struct Spring: Hashable, Sendable {
  /// Position and velocity.
  package struct Motion: Hashable, Sendable {
    /// The distance from rest, in the caller's unit.
    package var displacement: Double
    /// The caller's unit per second.
    package var velocity: Double

    package init(displacement: Double, velocity: Double = 0) {
      self.displacement = displacement
      self.velocity = velocity
    }
  }

  /// Greater than 0.
  package let mass: Double
  /// The force per unit of displacement. Greater than 0.
  package let stiffness: Double
  /// The damping force per unit of velocity. Not negative.
  package let damping: Double

  package init(mass: Double = 1, stiffness: Double, damping: Double) {
    precondition(mass > 0 && stiffness > 0 && damping >= 0, "a spring has a mass, pulls back, and is not driven")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Creates a spring from a damping ratio.
  package init(mass: Double = 1, stiffness: Double, dampingRatio: Double) {
    self.init(mass: mass, stiffness: stiffness, damping: 2 * dampingRatio * (mass * stiffness).squareRoot())
  }

  /// The undamped angular frequency, in radians per second.
  package var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping relative to critical damping.
  package var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// The same spring with at most critical damping.
  package var atMostCriticallyDamped: Spring {
    dampingRatio > 1 ? Spring(mass: mass, stiffness: stiffness, dampingRatio: 1) : self
  }

  /// Position and velocity `time` seconds after a start.
  package func motion(from start: Motion, after time: Double) -> Motion {
    let decay = damping / (2 * mass)
    let square = stiffness / mass
    let (even, odd) = swing(decay: decay, square: square, after: time)
    let x = start.displacement
    let v = start.velocity
    return Motion(
      displacement: x * even + (v + decay * x) * odd,
      velocity: v * even - (decay * v + square * x) * odd)
  }

  /// The two basis solutions including decay: even (cosine-like) and odd (sine-like).
  func swing(decay: Double, square: Double, after time: Double) -> (even: Double, odd: Double) {
    let discriminant = decay * decay - square
    let rate = abs(discriminant).squareRoot()
    let angle = rate * time
    if angle < 1e-4 {
      // Near critical damping the first terms of both series suffice; dividing by `rate` would divide by zero.
      let fade = exp(-decay * time)
      let turn = discriminant * time * time
      return (fade * (1 + turn / 2), fade * time * (1 + turn / 6))
    }
    if discriminant < 0 {
      let fade = exp(-decay * time)
      return (fade * cos(angle), fade * sin(angle) / rate)
    }
    // Two exponentials, because hyperbolic functions overflow where their product with the decay is tiny.
    let slow = exp(-square / (decay + rate) * time)
    let fast = exp(-(decay + rate) * time)
    return ((slow + fast) / 2, (slow - fast) / (2 * rate))
  }
}
