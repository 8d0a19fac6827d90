/// How changes are animated. `nil` means UIKit's default.
package struct AnimationDescription: Sendable, Equatable {
  package enum Curve: String, Sendable, CaseIterable {
    case easeInOut, easeIn, easeOut, linear
  }

  /// The duration in seconds.
  package internal(set) var duration: Double

  /// The delay in seconds.
  package internal(set) var delay = 0.0

  /// The timing curve of an animation without a spring.
  package internal(set) var curve = Curve.easeInOut

  /// The damping ratio of a spring. `nil` for an animation without a spring.
  package internal(set) var dampingRatio: Double?

  /// The initial velocity of a spring, in distances per second.
  package internal(set) var initialVelocity = 0.0

  /// Whether views receive touches while they are animated.
  package internal(set) var allowUserInteraction = false

  /// Whether it starts from the current state of a running animation.
  package internal(set) var beginFromCurrentState = false
}
