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
  /// Seconds until the motion ends.
  let duration: CGFloat
  /// The final position.
  let end: CGFloat

  /// Motion without a given target. It ends at a velocity.
  ///
  /// Source: the offsets of four flings, and of their ends (Vercantez/openuikit) [M]: the motion is a sum of steps of a millisecond, each
  /// with the velocity at its end, and stops at 10 points a second.
  ///
  /// - Parameters:
  ///   - velocity: Points per second.
  ///   - rate: The factor of the velocity per millisecond; between 0 and 1.
  ///   - last: The speed at which the motion ends, in points per second.
  init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, endingAt last: CGFloat) {
    let rate = Self.limited(rate)
    let decay = Self.decay(ofRate: rate)
    let destination = start + velocity / 1000 * rate / (1 - rate)
    let duration = abs(velocity) > last ? log(abs(velocity) / last) / decay : 0
    (self.start, self.decay, self.destination, self.duration) = (start, decay, destination, duration)
    end = destination - (destination - start) * exp(-decay * duration)
  }

  /// Motion to a target: it starts with `velocity` if that leads to the target, with a stronger decay as needed;
  /// otherwise with the velocity that reaches the target at the given rate. It ends at the target.
  ///
  /// Source: a scroll view of the runtime has a separate target and rate for each axis [O]; the formula is inferred
  /// [I].
  ///
  /// - Parameter tolerance: The remaining distance at which the motion counts as ended, in points.
  init(from start: CGFloat, velocity: CGFloat, to target: CGFloat, rate: CGFloat, tolerance: CGFloat) {
    let distance = target - start
    self.start = start
    decay = max(Self.decay(ofRate: Self.limited(rate)), distance == 0 ? 0 : velocity / distance)
    (destination, end) = (target, target)
    duration = abs(distance) > tolerance ? log(abs(distance) / tolerance) / decay : 0
  }

  /// Where motion without a target is said to end, before it begins.
  ///
  /// Source: the targets of four flings (Vercantez/openuikit) [M]; they are not the ends, which are up to 2.4 points before them.
  static func announcedEnd(from start: CGFloat, velocity: CGFloat, rate: CGFloat, endingAt last: CGFloat) -> CGFloat {
    abs(velocity) > last ? start + (velocity - (velocity > 0 ? last : -last)) / decay(ofRate: limited(rate)) : start
  }

  /// Rates come from users too. A rate of 0 or 1 is limited, so that the motion ends and exists.
  private static func limited(_ rate: CGFloat) -> CGFloat {
    min(max(rate, CGFloat.leastNonzeroMagnitude), CGFloat(1).nextDown)
  }

  private static func decay(ofRate rate: CGFloat) -> CGFloat { -1000 * log(rate) }

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
