/// The constants of a spring: how strongly it pulls, how strongly it is damped, and what hangs on it.
///
/// Source: POP, `POPAnimationExtras` and `POPMath`, at facebookarchive/pop [S].
public struct SpringDynamics: Sendable, Equatable {
  /// The pull for each unit of distance from the goal.
  public var tension: Double
  /// The damping for each unit of velocity.
  public var friction: Double
  /// What is pulled. 1.
  public var mass: Double

  /// Makes a spring of given constants.
  public init(tension: Double, friction: Double, mass: Double = 1) {
    self.tension = tension
    self.friction = friction
    self.mass = mass
  }

  /// Makes the spring of a speed and a bounciness, both from 0 to 20 and as POP understands them.
  ///
  /// A bounciness of 0 is damped nearly critically, whatever the speed.
  public init(speed: Double, bounciness: Double) {
    let bounce = bounciness / 1.7 / 20 * 0.8
    let pull = 0.5 + speed / 1.7 / 20 * 199.5
    let part = 2 * bounce - bounce * bounce
    let damping = Self.frictionWithoutBounce(pull) * (1 - part) + 0.01 * part
    self.init(tension: 194 + (pull - 30) * 3.62, friction: 25 + (damping - 8) * 3)
  }

  /// How often an undamped spring would swing, in radians a second.
  public var naturalFrequency: Double { (tension / mass).squareRoot() }

  /// 1 for a spring that just does not swing over its goal; less for one that does.
  public var dampingRatio: Double { friction / (2 * (tension * mass).squareRoot()) }

  /// The three curves that POP's authors fitted, each for a part of the scale.
  private static func frictionWithoutBounce(_ pull: Double) -> Double {
    let square = pull * pull
    if pull <= 18 { return 7e-4 * square * pull - 0.031 * square + 0.64 * pull + 1.28 }
    if pull <= 44 { return 4.4e-5 * square * pull - 0.006 * square + 0.36 * pull + 2 }
    return 4.5e-7 * square * pull - 3.32e-4 * square + 0.1078 * pull + 5.84
  }
}
