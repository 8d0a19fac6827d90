import Foundation

/// The spring that brings content back to its edge, in closed form: how far beyond the edge it is, and how fast, at any time.
///
/// Source: ScrollMechanics; the numbers are its author's, not Apple's [R].
struct BounceSpring: Hashable {
  /// Points beyond the edge at the start; negative on the side of the smaller offsets.
  let displacement: CGFloat
  /// Points per second at the start.
  let velocity: CGFloat
  /// Radians per second of the spring without its damping.
  let frequency: CGFloat
  /// 1 comes back as fast as it can without passing the edge.
  let dampingRatio: CGFloat

  init(displacement: CGFloat, velocity: CGFloat, mass: CGFloat, stiffness: CGFloat, dampingRatio: CGFloat) {
    self.displacement = displacement
    self.velocity = velocity
    self.frequency = (stiffness / mass).squareRoot()
    self.dampingRatio = dampingRatio
  }

  /// How fast the spring's swing dies down, per second.
  var damping: CGFloat { dampingRatio * frequency }

  /// Points beyond the edge after `time` seconds.
  func position(at time: CGFloat) -> CGFloat {
    let push = velocity + damping * displacement
    if dampingRatio == 1 { return exp(-damping * time) * (displacement + push * time) }
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return exp(-damping * time) * (displacement * cos(swing * time) + push / swing * sin(swing * time))
    }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let slow = (displacement + push / spread) / 2
    return slow * exp((spread - damping) * time) + (displacement - slow) * exp((-spread - damping) * time)
  }

  /// Seconds after which the content stays within `tolerance` points of its edge: an upper bound.
  func duration(tolerance: CGFloat) -> CGFloat {
    let push = velocity + damping * displacement
    if dampingRatio == 1 {
      // Each of the two terms by itself falls below half the tolerance.
      let first = log(2 * abs(displacement) / tolerance) / damping
      let second = 2 / damping * log(4 * abs(push) / (M_E * damping * tolerance))
      return max(0, first, second)
    }
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return max(0, log((abs(displacement) + abs(push) / swing) / tolerance) / damping)
    }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let slow = (displacement + push / spread) / 2
    return max(0, log((abs(slow) + abs(displacement - slow)) / tolerance) / (damping - spread))
  }
}
