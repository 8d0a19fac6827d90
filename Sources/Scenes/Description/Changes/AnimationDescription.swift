/// How changes are animated. `nil` means UIKit's default.
public struct AnimationDescription: Sendable, Equatable {
  public enum Curve: String, Sendable, CaseIterable {
    case easeInOut, easeIn, easeOut, linear
  }

  /// The duration in seconds.
  public internal(set) var duration: Double

  /// The delay in seconds.
  public internal(set) var delay = 0.0

  /// The timing curve of an animation without a spring.
  public internal(set) var curve = Curve.easeInOut

  /// The damping ratio of a spring. `nil` for an animation without a spring.
  public internal(set) var dampingRatio: Double?

  /// The initial velocity of a spring, in distances per second.
  public internal(set) var initialVelocity = 0.0

  /// Whether views receive touches while they are animated.
  public internal(set) var allowUserInteraction = false

  /// Whether it starts from the current state of a running animation.
  public internal(set) var beginFromCurrentState = false
}
