import Foundation

/// The motion of the content along one axis after the end of a drag: it decelerates, and bounces at an edge.
///
/// A value in closed form: the position at any time follows from the start, independent of the frame rate.
struct ScrollMotion: Hashable {
  /// A spring at rest at an edge, with its initial motion.
  private struct Bounce: Hashable {
    let spring: Spring
    let start: Spring.Motion

    private static func spring(on platform: PlatformBehavior) -> Spring {
      Spring(mass: platform.bounceMass, stiffness: platform.bounceStiffness, dampingRatio: platform.bounceDampingRatio)
    }

    /// Content that meets the edge.
    init(impact velocity: CGFloat, on platform: PlatformBehavior) {
      spring = Self.spring(on: platform)
      start = Spring.Motion(displacement: 0, velocity: velocity)
    }

    /// Content that a finger releases beyond the edge. It has a share of the finger's velocity; from rest it starts back with a velocity.
    ///
    /// Source: the offsets after a release of 1750 points a second at 79 points, and of one at rest at 235 points (Vercantez/openuikit)
    /// [M]; that the velocity from rest is proportional to the distance is inferred [I].
    init(releasedAt displacement: CGFloat, velocity: CGFloat, on platform: PlatformBehavior) {
      spring = Self.spring(on: platform)
      start = Spring.Motion(
        displacement: displacement,
        velocity: velocity == 0
          ? -displacement * platform.bounceReturnRate : velocity * platform.rubberBandCoefficient)
    }

    /// The greatest velocity of a finger towards the edge with which the content does not pass it.
    func fastestReturn(on platform: PlatformBehavior) -> CGFloat {
      abs(start.displacement) * spring.damping / (2 * spring.mass) / max(platform.rubberBandCoefficient, 0.01)
    }
  }

  /// The motion before it meets an edge; `nil` when it starts beyond one and returns.
  private let deceleration: ExponentialDecay?
  /// The motion from ``turn`` on, relative to ``end``.
  private let bounce: Bounce?
  /// The time in seconds at which the bounce begins.
  private let turn: CGFloat

  /// Whether it is not known how fast content returns that was released beyond an edge: only releases at rest, and fast ones outward near
  /// the edge, were measured.
  private(set) var isReturnUnknown = false

  /// The final offset.
  let end: CGFloat
  /// In seconds.
  let duration: CGFloat

  /// - Parameters:
  ///   - offset: The offset at the end of the drag.
  ///   - velocity: Points per second, in the direction of increasing offsets.
  ///   - target: The requested final offset, if any.
  ///   - rate: The factor of the velocity per millisecond.
  init(
    along axis: ScrollAxis, from offset: CGFloat, velocity: CGFloat, target: CGFloat? = nil, rate: CGFloat,
    on platform: PlatformBehavior
  ) {
    let deceleration =
      if let target {
        ExponentialDecay(
          from: offset, velocity: velocity, to: target, rate: rate, tolerance: platform.targetTolerance)
      } else {
        ExponentialDecay(from: offset, velocity: velocity, rate: rate, endingAt: platform.decelerationEnd)
      }
    let nearest = axis.clamp(offset)
    let bounce = Bounce(releasedAt: offset - nearest, velocity: velocity, on: platform)
    // Content that returns faster than the spring would pull it continues past the edge [I].
    let isFlungBack =
      abs(velocity) > bounce.fastestReturn(on: platform)
      && (deceleration.end > nearest) == (velocity > 0) && (offset < nearest) == (velocity > 0)
    guard axis.contains(offset) || isFlungBack || target.map(axis.contains) == true else {
      self.init(deceleration: nil, turn: 0, edge: nearest, bounce: bounce, on: platform)
      let isOutward = (offset > nearest) == (velocity > 0)
      let isMeasured = isOutward && abs(velocity) >= Self.fast && abs(offset - nearest) <= axis.dimension * Self.near
      isReturnUnknown = offset != nearest && velocity != 0 && !isMeasured
      return
    }
    let edge = axis.clamp(deceleration.end)
    guard edge != deceleration.end, let turn = deceleration.time(toReach: edge) else {
      self.init(deceleration)
      return
    }
    guard axis.bounces else {
      self.init(deceleration: deceleration, bounce: nil, turn: turn, end: edge, duration: turn)
      return
    }
    let impact = Bounce(impact: deceleration.velocity(at: turn), on: platform)
    self.init(deceleration: deceleration, turn: turn, edge: edge, bounce: impact, on: platform)
  }

  /// Points per second, and a share of the viewport: a release of 1,750 points a second at 79 of 852 points was measured. That slower ones,
  /// down to this speed, are like it is inferred [I].
  private static let fast: CGFloat = 250
  private static let near: CGFloat = 0.12

  init(restingAt offset: CGFloat) {
    self.init(deceleration: nil, bounce: nil, turn: 0, end: offset, duration: 0)
  }

  private init(_ deceleration: ExponentialDecay) {
    self.init(
      deceleration: deceleration, bounce: nil, turn: .infinity, end: deceleration.end,
      duration: deceleration.duration)
  }

  private init(
    deceleration: ExponentialDecay?, turn: CGFloat, edge: CGFloat, bounce: Bounce,
    on platform: PlatformBehavior
  ) {
    self.init(
      deceleration: deceleration, bounce: bounce, turn: turn, end: edge,
      duration: turn
        + bounce.spring.settlingDuration(from: bounce.start, threshold: platform.bounceStop))
  }

  private init(deceleration: ExponentialDecay?, bounce: Bounce?, turn: CGFloat, end: CGFloat, duration: CGFloat) {
    self.deceleration = deceleration
    self.bounce = bounce
    self.turn = turn
    self.end = end
    self.duration = duration
  }

  /// The offset after `time` seconds; from ``duration`` on exactly ``end``.
  func position(at time: CGFloat) -> CGFloat {
    if time >= duration { return end }
    if time < turn, let deceleration { return deceleration.position(at: time) }
    guard let bounce else { return end }
    return end + bounce.spring.motion(from: bounce.start, after: time - turn).displacement
  }
}
