import Foundation

/// What the content does along one axis after the finger lifted: it decelerates, and bounces where it meets an edge.
///
/// A value in closed form: the place at any time follows from how it started, so that frames may be as far apart as they like.
struct ScrollMotion: Hashable {
  /// A spring and how it is let go; it rests at an edge.
  private struct Bounce: Hashable {
    let spring: Spring
    let start: Spring.Motion

    init(displacement: CGFloat, velocity: CGFloat, on platform: PlatformBehavior) {
      spring = Spring(
        mass: platform.bounceMass, stiffness: platform.bounceStiffness, dampingRatio: platform.bounceDampingRatio)
      start = Spring.Motion(displacement: displacement, velocity: velocity)
    }

    /// How fast the content may come towards the edge without passing it.
    var fastestReturn: CGFloat { abs(start.displacement) * spring.damping / (2 * spring.mass) }
  }

  /// What the motion does before it turns at an edge; `nil` when it starts beyond one and goes straight back.
  private let deceleration: ExponentialDecay?
  /// What it does from ``turn`` on, measured from ``end``.
  private let bounce: Bounce?
  /// Seconds at which the bounce takes over.
  private let turn: CGFloat

  /// Where the motion ends.
  let end: CGFloat
  /// Seconds until it ends.
  let duration: CGFloat

  /// - Parameters:
  ///   - offset: Where the content is when the finger lifts.
  ///   - velocity: Points per second, in the direction of growing offsets.
  ///   - target: Where it is to go, if someone has aimed it; else it goes as far as it carries.
  ///   - rate: What is left of the velocity after a millisecond.
  ///   - pixel: Points in a pixel of the screen.
  init(
    along axis: ScrollAxis, from offset: CGFloat, velocity: CGFloat, target: CGFloat? = nil, rate: CGFloat,
    pixel: CGFloat, on platform: PlatformBehavior
  ) {
    let deceleration =
      if let target {
        ExponentialDecay(
          from: offset, velocity: velocity, to: target, rate: rate, tolerance: platform.decelerationStop)
      } else {
        ExponentialDecay(from: offset, velocity: velocity, rate: rate, tolerance: platform.decelerationStop)
      }
    let nearest = axis.clamp(offset)
    let bounce = Bounce(displacement: offset - nearest, velocity: velocity, on: platform)
    // Content that is flung back faster than the spring would take it goes on past the edge [I].
    let isFlungBack =
      abs(velocity) > bounce.fastestReturn
      && (deceleration.destination > nearest) == (velocity > 0) && (offset < nearest) == (velocity > 0)
    guard axis.contains(offset) || isFlungBack || target.map(axis.contains) == true else {
      self.init(deceleration: nil, turn: 0, edge: nearest, bounce: bounce, pixel: pixel, on: platform)
      return
    }
    let edge = axis.clamp(deceleration.destination)
    guard edge != deceleration.destination, let turn = deceleration.time(toReach: edge) else {
      self.init(deceleration)
      return
    }
    guard axis.bounces else {
      self.init(deceleration: deceleration, bounce: nil, turn: turn, end: edge, duration: turn)
      return
    }
    let impact = Bounce(displacement: 0, velocity: deceleration.velocity(at: turn), on: platform)
    self.init(deceleration: deceleration, turn: turn, edge: edge, bounce: impact, pixel: pixel, on: platform)
  }

  /// No motion.
  init(restingAt offset: CGFloat) {
    self.init(deceleration: nil, bounce: nil, turn: 0, end: offset, duration: 0)
  }

  private init(_ deceleration: ExponentialDecay) {
    self.init(
      deceleration: deceleration, bounce: nil, turn: .infinity, end: deceleration.destination,
      duration: deceleration.duration)
  }

  private init(
    deceleration: ExponentialDecay?, turn: CGFloat, edge: CGFloat, bounce: Bounce, pixel: CGFloat,
    on platform: PlatformBehavior
  ) {
    self.init(
      deceleration: deceleration, bounce: bounce, turn: turn, end: edge,
      duration: turn
        + bounce.spring.settlingDuration(from: bounce.start, threshold: platform.bounceStop * pixel))
  }

  private init(deceleration: ExponentialDecay?, bounce: Bounce?, turn: CGFloat, end: CGFloat, duration: CGFloat) {
    self.deceleration = deceleration
    self.bounce = bounce
    self.turn = turn
    self.end = end
    self.duration = duration
  }

  /// Where the content is after `time` seconds; from ``duration`` on exactly at ``end``.
  func position(at time: CGFloat) -> CGFloat {
    if time >= duration { return end }
    if time < turn, let deceleration { return deceleration.position(at: time) }
    guard let bounce else { return end }
    return end + bounce.spring.motion(from: bounce.start, after: time - turn).displacement
  }
}
