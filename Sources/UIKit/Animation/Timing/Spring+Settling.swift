import Foundation

extension Spring {
  /// Seconds until the mass is, and stays, no further than `threshold` from rest; infinite for an undamped spring.
  ///
  /// Reckoned from a bound of the swing rather than the swing itself, as Core Animation's settling duration is, so that it
  /// changes evenly with the numbers. There, `threshold` is 0.001 of the way.
  /// Source: the formula gives the 2.85 s and "just over 1 s" of Apple's page of settlingDuration [D].
  package func settlingDuration(from start: Motion, threshold: Double) -> Double {
    precondition(threshold > 0, "only a distance above zero is ever reached")
    guard start.displacement != 0 || start.velocity != 0 else { return 0 }
    guard damping > 0 else { return .infinity }
    // The bound may rise up to here; from here on it falls.
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

  /// The spring of mass 1 and that damping ratio that settles in `duration` seconds from one unit away.
  ///
  /// `velocity` is in units per second, towards rest where it is negative. A damping ratio of zero or less, with which nothing
  /// settles, counts as a very small one.
  /// Source: that UIKit's springs come to rest within their duration, Apple's page of
  /// `animate(withDuration:delay:usingSpringWithDamping:…)` [D]; the reckoning is that of the settling duration [I].
  package init(dampingRatio: Double, settlingIn duration: Double, velocity: Double = 0, threshold: Double) {
    precondition(duration > 0, "nothing settles at once")
    let ratio = max(dampingRatio, 0.001)
    // Beyond these the squares below leave the range of numbers, and the search would never end.
    let duration = min(max(duration, 1e-9), 1e9)
    let start = Motion(displacement: 1, velocity: velocity)
    func spring(_ frequency: Double) -> Spring { Spring(stiffness: frequency * frequency, dampingRatio: ratio) }
    func isSettled(_ frequency: Double) -> Bool {
      spring(frequency).bound(from: start, after: duration) <= threshold && spring(frequency).turningTime <= duration
    }
    var high = 1 / duration
    while !isSettled(high) { high *= 2 }
    var low = high / 2
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if isSettled(middle) { high = middle } else { low = middle }
    }
    self = spring(high)
  }

  /// A distance that no swing exceeds at `time` or, from ``turningTime`` on, after it.
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

  /// Seconds after which the part of the motion that comes from a velocity is past its greatest.
  private var turningTime: Double {
    let decay = damping / (2 * mass)
    let square = stiffness / mass
    let rate = (decay * decay - square).magnitude.squareRoot()
    // Close to critical damping both other formulas divide by next to nothing; they come to this.
    if rate < 1e-3 * decay { return 1 / decay }
    if decay * decay < square { return min(1 / rate, 1 / decay) }
    return log((decay + rate) * (decay + rate) / square) / (2 * rate)
  }
}
