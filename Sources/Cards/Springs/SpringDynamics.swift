/// The constants of a spring: tension, friction and mass.
///
/// Source: POP, `POPAnimationExtras` and `POPMath`, at facebookarchive/pop [S].
public struct SpringDynamics: Sendable, Equatable {
  /// The force per unit of distance.
  public var tension: Double
  /// The damping force per unit of velocity.
  public var friction: Double
  /// Default: 1.
  public var mass: Double

  public init(tension: Double, friction: Double, mass: Double = 1) {
    self.tension = tension
    self.friction = friction
    self.mass = mass
  }

  /// Creates a spring from POP's speed and bounciness, both from 0 to 20.
  ///
  /// A bounciness of 0 is nearly critically damped at every speed.
  public init(speed: Double, bounciness: Double) {
    let bounce = bounciness / 1.7 / 20 * 0.8
    let pull = 0.5 + speed / 1.7 / 20 * 199.5
    let part = 2 * bounce - bounce * bounce
    let damping = Self.frictionWithoutBounce(pull) * (1 - part) + 0.01 * part
    self.init(tension: 194 + (pull - 30) * 3.62, friction: 25 + (damping - 8) * 3)
  }

  /// The angular frequency of the undamped spring, in radians per second.
  public var naturalFrequency: Double { (tension / mass).squareRoot() }

  /// 1: critically damped; less than 1: the spring overshoots.
  public var dampingRatio: Double { friction / (2 * (tension * mass).squareRoot()) }

  /// POP's three fitted curves, each for a part of the range of tension.
  private static func frictionWithoutBounce(_ pull: Double) -> Double {
    let square = pull * pull
    if pull <= 18 { return 7e-4 * square * pull - 0.031 * square + 0.64 * pull + 1.28 }
    if pull <= 44 { return 4.4e-5 * square * pull - 0.006 * square + 0.36 * pull + 2 }
    return 4.5e-7 * square * pull - 3.32e-4 * square + 0.1078 * pull + 5.84
  }
}
