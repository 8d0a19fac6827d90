import Foundation

extension Spring {
  /// Seconds until the distance from rest stays within `threshold`; infinite for an undamped spring.
  ///
  /// Computed from an envelope of the oscillation, as Core Animation's settling duration is, so that it changes
  /// continuously with the constants. Core Animation's threshold is 0.001 of the distance.
  /// Source: the formula gives the 2.85 s and "just over 1 s" of Apple's page of settlingDuration [D], and the 1.4727003346780927 s of an
  /// animation with its default values, printed by many [O].
  package func settlingDuration(from start: Motion, threshold: Double) -> Double {
    precondition(threshold > 0, "only a distance above zero is ever reached")
    guard start.displacement != 0 || start.velocity != 0 else { return 0 }
    guard damping > 0 else { return .infinity }
    // The envelope may rise up to this time; after it the envelope falls.
    let turn = turningTime
    var early = turn
    var late = turn
    if bound(from: start, after: turn) > threshold {
      while bound(from: start, after: late) > threshold { late *= 2 }
    } else if abs(start.displacement) > threshold {
      early = 0
    } else {
      return abs(start.velocity) * turn > threshold ? turn : 0
    }
    for _ in 0..<80 {
      let middle = (early + late) / 2
      if bound(from: start, after: middle) > threshold { early = middle } else { late = middle }
    }
    return late
  }

  /// The spring of mass 1 with that damping ratio that settles in `duration` seconds from one unit away.
  ///
  /// `velocity` is in units per second; negative is towards rest. A damping ratio that is so small that the spring would never settle is
  /// replaced by a small one.
  /// Source: the amplitude of the oscillation's sine is 0.001 at the end of the duration, which gives the stiffness of the springs that UIKit
  /// makes for 17 ratios, durations and velocities (Vercantez/openuikit) [M].
  package init(dampingRatio: Double, settlingIn duration: Double, velocity: Double = 0, threshold: Double) {
    precondition(duration > 0, "nothing settles at once")
    let ratio = dampingRatio.isFinite ? max(dampingRatio, 0.002) : 1
    let velocity = velocity.isFinite ? velocity : 0
    // Outside this range the squares below overflow or underflow, and the search does not end.
    let duration = min(max(duration, 1e-9), 1e9)
    func isSettled(_ frequency: Double) -> Bool {
      let decay = ratio * frequency
      let odd = abs(decay + velocity)
      let left: Double
      if ratio < 1 {
        left = odd / (frequency * (1 - ratio * ratio).squareRoot()) * exp(-decay * duration)
      } else if ratio == 1 {
        left = ((frequency + velocity) * duration + 1) * exp(-frequency * duration)
      } else {
        let start = Motion(displacement: 1, velocity: velocity)
        let spring = Spring(stiffness: frequency * frequency, dampingRatio: ratio)
        return spring.bound(from: start, after: duration) <= threshold && spring.turningTime <= duration
      }
      // Faster velocities towards rest were not measured; they need a spring at least as fast.
      return left <= threshold && decay * duration >= 1 && decay + velocity > 0
    }
    var high = 1 / duration
    // Enough for any velocity and duration within the limits above.
    for _ in 0..<200 where !isSettled(high) { high *= 2 }
    var low = high / 2
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if isSettled(middle) { high = middle } else { low = middle }
    }
    self.init(stiffness: high * high, dampingRatio: ratio)
  }

  /// An upper bound of the distance at `time` and, from ``turningTime`` on, at all later times.
  private func bound(from start: Motion, after time: Double) -> Double {
    let decay = damping / (2 * mass)
    let square = stiffness / mass
    let odd = abs(start.velocity + decay * start.displacement)
    guard decay * decay < square else {
      let swing = swing(decay: decay, square: square, after: time)
      return abs(start.displacement) * swing.even + odd * swing.odd
    }
    let rate = (square - decay * decay).squareRoot()
    return (abs(start.displacement) + odd * min(time, 1 / rate)) * exp(-decay * time)
  }

  /// Seconds after which the velocity's contribution has passed its maximum.
  private var turningTime: Double {
    let decay = damping / (2 * mass)
    let square = stiffness / mass
    let rate = (decay * decay - square).magnitude.squareRoot()
    // Near critical damping both other formulas divide by nearly zero; this is their limit.
    if rate < 1e-3 * decay { return 1 / decay }
    if decay * decay < square { return min(1 / rate, 1 / decay) }
    return log((decay + rate) * (decay + rate) / square) / (2 * rate)
  }
}
