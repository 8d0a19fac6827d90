/// How changes are animated; nil means that UIKit's default holds.
public struct AnimationDescription: Sendable, Equatable {
  /// The timing curves.
  public enum Curve: String, Sendable, CaseIterable {
    case easeInOut, easeIn, easeOut, linear
  }

  /// How long it takes, in seconds.
  public internal(set) var duration: Double

  /// How much later it begins, in seconds.
  public internal(set) var delay = 0.0

  /// The timing curve of an animation that is no spring.
  public internal(set) var curve = Curve.easeInOut

  /// The damping ratio of a spring; nil for an animation that is none.
  public internal(set) var dampingRatio: Double?

  /// The velocity at which a spring starts, in distances a second.
  public internal(set) var initialVelocity = 0.0

  /// Whether views take touches while they are animated.
  public internal(set) var allowUserInteraction = false

  /// Whether it begins where an animation that is under way has come to.
  public internal(set) var beginFromCurrentState = false
}
