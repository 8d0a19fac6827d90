import Foundation

/// Motion along one axis that loses the same share of its velocity every millisecond.
///
/// In closed form: what is left of the way shrinks by `decay` per second. Positions in points, times in seconds.
/// Source: ScrollMechanics, whose author compared it with UIKit [R]; the rates are Apple's [D].
struct ExponentialDecay: Hashable {
  /// Where the motion starts.
  let start: CGFloat
  /// Where it would end, if it were let.
  let destination: CGFloat
  /// The relative loss of velocity per second.
  let decay: CGFloat
  /// Points left at which the motion counts as ended.
  let tolerance: CGFloat

  /// Motion that nothing aims.
  ///
  /// - Parameters:
  ///   - velocity: Points per second.
  ///   - rate: What is left of the velocity after a millisecond; between 0 and 1.
  init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, tolerance: CGFloat) {
    self.start = start
    self.decay = Self.decay(ofRate: rate)
    self.destination = start + velocity / decay
    self.tolerance = tolerance
  }

  /// Motion that is aimed: it starts with `velocity` where that leads to the target, braking harder as needed, and otherwise
  /// as fast as the rate needs to get there.
  ///
  /// Source: a scroll view of the runtime holds a target and a rate of its own for each axis [O]; the formula is inferred [I].
  init(from start: CGFloat, velocity: CGFloat, to target: CGFloat, rate: CGFloat, tolerance: CGFloat) {
    let distance = target - start
    self.start = start
    self.decay = max(Self.decay(ofRate: rate), distance == 0 ? 0 : velocity / distance)
    self.destination = target
    self.tolerance = tolerance
  }

  private static func decay(ofRate rate: CGFloat) -> CGFloat {
    // Rates come from users too: one that never stops would be no motion at all, one that stops at once is one.
    let fastest = CGFloat.leastNonzeroMagnitude
    let slowest = CGFloat(1).nextDown
    return -1000 * log(min(max(rate, fastest), slowest))
  }

  /// Seconds until the motion counts as ended.
  var duration: CGFloat {
    let way = abs(destination - start)
    return way > tolerance ? log(way / tolerance) / decay : 0
  }

  /// The place after `time` seconds.
  func position(at time: CGFloat) -> CGFloat {
    destination - (destination - start) * exp(-decay * time)
  }

  /// Points per second after `time` seconds.
  func velocity(at time: CGFloat) -> CGFloat {
    decay * (destination - start) * exp(-decay * time)
  }

  /// Seconds until the motion passes `place`; `nil` if it never does. Zero for the start.
  func time(toReach place: CGFloat) -> CGFloat? {
    let way = destination - start
    let part = place - start
    if part == 0 { return 0 }
    guard part * way > 0, abs(part) < abs(way) else { return nil }
    return log(way / (way - part)) / decay
  }
}
