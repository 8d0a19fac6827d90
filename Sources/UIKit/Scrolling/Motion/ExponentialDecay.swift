import Foundation

/// Motion along one axis whose velocity decreases by a constant factor per millisecond.
///
/// In closed form: the remaining distance shrinks by `decay` per second. Positions in points, times in seconds.
/// Source: ScrollMechanics, whose author compared it with UIKit [R]; the rates are Apple's [D].
struct ExponentialDecay: Hashable {
  /// The first position.
  let start: CGFloat
  /// The position that the motion approaches.
  let destination: CGFloat
  /// The relative loss of velocity per second.
  let decay: CGFloat
  /// The remaining distance at which the motion counts as ended, in points.
  let tolerance: CGFloat

  /// Motion without a given target.
  ///
  /// - Parameters:
  ///   - velocity: Points per second.
  ///   - rate: The factor of the velocity per millisecond; between 0 and 1.
  init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, tolerance: CGFloat) {
    self.start = start
    self.decay = Self.decay(ofRate: rate)
    self.destination = start + velocity / decay
    self.tolerance = tolerance
  }

  /// Motion to a target: it starts with `velocity` if that leads to the target, with a stronger decay as needed;
  /// otherwise with the velocity that reaches the target at the given rate.
  ///
  /// Source: a scroll view of the runtime has a separate target and rate for each axis [O]; the formula is inferred
  /// [I].
  init(from start: CGFloat, velocity: CGFloat, to target: CGFloat, rate: CGFloat, tolerance: CGFloat) {
    let distance = target - start
    self.start = start
    self.decay = max(Self.decay(ofRate: rate), distance == 0 ? 0 : velocity / distance)
    self.destination = target
    self.tolerance = tolerance
  }

  private static func decay(ofRate rate: CGFloat) -> CGFloat {
    // Rates come from users too. A rate of 0 or 1 is limited, so that the motion ends and exists.
    let fastest = CGFloat.leastNonzeroMagnitude
    let slowest = CGFloat(1).nextDown
    return -1000 * log(min(max(rate, fastest), slowest))
  }

  /// Seconds until the motion counts as ended.
  var duration: CGFloat {
    let way = abs(destination - start)
    return way > tolerance ? log(way / tolerance) / decay : 0
  }

  /// The position after `time` seconds.
  func position(at time: CGFloat) -> CGFloat {
    destination - (destination - start) * exp(-decay * time)
  }

  /// Points per second after `time` seconds.
  func velocity(at time: CGFloat) -> CGFloat {
    decay * (destination - start) * exp(-decay * time)
  }

  /// Seconds until the motion passes `place`; `nil` if it does not. Zero for the start.
  func time(toReach place: CGFloat) -> CGFloat? {
    let way = destination - start
    let part = place - start
    if part == 0 { return 0 }
    guard part * way > 0, abs(part) < abs(way) else { return nil }
    return log(way / (way - part)) / decay
  }
}
