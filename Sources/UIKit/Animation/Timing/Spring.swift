import Foundation

/// A mass on a damped spring: where it is and how fast, in closed form.
///
/// Places are distances from rest. Below a damping ratio of 1 the mass swings about its rest, at 1 it comes back as fast as it
/// can without doing so, above 1 it creeps.
package struct Spring: Hashable, Sendable {
  /// A place and a speed at one moment.
  package struct Motion: Hashable, Sendable {
    /// The distance from rest, in the caller's unit.
    package var displacement: Double
    /// That unit per second.
    package var velocity: Double

    /// Makes a motion from its parts.
    package init(displacement: Double, velocity: Double = 0) {
      self.displacement = displacement
      self.velocity = velocity
    }
  }

  /// The mass. Above zero.
  package let mass: Double
  /// The force for a unit of displacement. Above zero.
  package let stiffness: Double
  /// The force against a unit of velocity. Not below zero.
  package let damping: Double

  /// Makes a spring from its mass, stiffness and damping coefficient.
  package init(mass: Double = 1, stiffness: Double, damping: Double) {
    precondition(mass > 0 && stiffness > 0 && damping >= 0, "a spring has a mass, pulls back, and is not driven")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Makes a spring whose damping is the `dampingRatio` part of the critical one.
  package init(mass: Double = 1, stiffness: Double, dampingRatio: Double) {
    self.init(mass: mass, stiffness: stiffness, damping: 2 * dampingRatio * (mass * stiffness).squareRoot())
  }

  /// Radians per second of the undamped spring.
  package var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping as a part of the critical one.
  package var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

  /// The same spring with no more than critical damping.
  package var atMostCriticallyDamped: Spring {
    dampingRatio > 1 ? Spring(mass: mass, stiffness: stiffness, dampingRatio: 1) : self
  }

  /// Where the mass is and how fast, `time` seconds after it was let go as `start` says.
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

  /// The two solutions that all others are sums of, decay included: cosine-like and sine-like.
  func swing(decay: Double, square: Double, after time: Double) -> (even: Double, odd: Double) {
    let discriminant = decay * decay - square
    let rate = abs(discriminant).squareRoot()
    let angle = rate * time
    if angle < 1e-4 {
      // Near critical damping both series need no more than their first terms, and a division by `rate` would be one by zero.
      let fade = exp(-decay * time)
      let turn = discriminant * time * time
      return (fade * (1 + turn / 2), fade * time * (1 + turn / 6))
    }
    if discriminant < 0 {
      let fade = exp(-decay * time)
      return (fade * cos(angle), fade * sin(angle) / rate)
    }
    // As two exponentials: the hyperbolic functions overflow where the product with the decay is tiny.
    let slow = exp(-square / (decay + rate) * time)
    let fast = exp(-(decay + rate) * time)
    return ((slow + fast) / 2, (slow - fast) / (2 * rate))
  }
}
