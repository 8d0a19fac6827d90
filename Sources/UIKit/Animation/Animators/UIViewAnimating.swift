public import Foundation

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not begun, or over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and waiting to be finished.
  case stopped
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At its end.
  case end
  /// At its start.
  case start
  /// Where it was.
  case current
}

/// An animation under control.
@MainActor
public protocol UIViewAnimating: AnyObject {
  /// What the animator is doing.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is going on: active and not paused.
  var isRunning: Bool { get }
  /// Whether the animation goes back to its start.
  var isReversed: Bool { get set }
  /// How far the animation has come in the direction it goes in, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Begins or goes on.
  func startAnimation()
  /// Begins after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds on.
  func pauseAnimation()
  /// Ends where it is; `withoutFinishing` true ends it for good and tells nobody.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends an animation that was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation under control that is made of blocks.
@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block whose changes are animated.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block whose changes begin after a part of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block that runs when the animation has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another timing.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
