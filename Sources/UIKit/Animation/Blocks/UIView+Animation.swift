public import Foundation

/// Animation blocks.
///
/// A block sets values at once; only the shown values are animated, and they are computed when they are read
/// (``CALayer/presentation()``). Durations and delays are seconds of the virtual clock.
extension UIView {
  /// Animates the changes of `animations`, then calls `completion` with whether they finished.
  ///
  /// During the animation the changed views and their descendants receive no touches unless the options allow it, from
  /// the call on, also during the delay. Inside another block the outer block's duration, curve and options apply
  /// unless the options override them. Without a change, with a duration of 0 or with animations disabled, `completion`
  /// runs in the next turn of the run loop; a NaN duration counts as 0. An infinite duration never ends and shows the
  /// start.
  /// Source: Apple's pages of this method and of `UIView.AnimationOptions` [D]; touches during the delay follow one
  /// reimplementation [R]; that a nested block inherits all options is inferred [I], as is the behaviour of durations
  /// that are not finite [I].
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: delay, timing: { _ in options.curve.timing }, options: options, animations,
      completion)
  }

  /// Animates the changes of `animations` without delay and options, then calls `completion` with whether they
  /// finished.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: nil)
  }

  /// Animates the changes of `animations` with a spring that settles within the duration.
  ///
  /// A damping ratio of 1 does not oscillate. A velocity of 1 is the whole distance in one second.
  /// Source: Apple's page of this method [D]; the stiffness of the spring was read for 17 springs (Vercantez/openuikit) [M].
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: delay,
      timing: { .spring(dampingRatio: dampingRatio, velocity: CGVector(dx: velocity, dy: velocity), duration: $0) },
      options: options, animations, completion)
  }

  /// Animates the changes of `animations` with a spring given by its period and bounce.
  ///
  /// It ends when the spring has settled. A bounce of 0 is critically damped, a bounce of 1 undamped.
  /// Source: Apple's pages of this method and of SwiftUI's `Spring` [D].
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let frequency = 2 * Double.pi / max(duration, 0.001)
    let spring = Spring(
      stiffness: frequency * frequency, dampingRatio: max(bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - bounce, 0.001)
    )
    let timing = AnimationTiming.spring(settling: spring, velocity: CGVector(dx: velocity, dy: velocity))
    animate(
      duration: timing.ownDuration ?? duration, delay: delay, timing: { _ in timing }, options: options, animations,
      completion)
  }

  /// Runs a block whose changes are not animated, inside an animation block too.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = AnimationBlock.isEnabled
    AnimationBlock.isEnabled = false
    actionsWithoutAnimation()
    AnimationBlock.isEnabled = wereEnabled
  }

  /// Whether animation blocks animate. Default: true.
  public static var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

  /// Sets whether animation blocks animate.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationBlock.isEnabled = enabled
  }

  /// The duration of the enclosing animation block in seconds; 0 outside a block.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.isRecording ? AnimationBlock.scope?.group.duration ?? 0 : 0
  }

  /// Repeats the animations of the enclosing block. The block ends after the last repetition.
  ///
  /// Here the whole enclosing block repeats, not only the changes of `animations`.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
    guard let group = AnimationBlock.scope?.group else { return }
    group.timeline.repeatCount = max(Double(count), 0)
    group.timeline.autoreverses = autoreverses
  }

  /// What `perform(_:on:options:animations:completion:)` does with views.
  public enum SystemAnimation: UInt, Sendable {
    /// Removes the views from their superviews.
    case delete = 0
  }

  /// Removes views with an animation of the system, and runs other changes with it.
  ///
  /// The outcomes are unknown: how long the animation takes is not documented. Here the changes are made at once, and `completion` runs
  /// in a later turn.
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    Unmodelled.note("an animation of the system is performed, and its duration is not known")
    parallelAnimations?()
    for view in views { view.removeFromSuperview() }
    guard let completion else { return }
    Engine.current.clock.schedule(afterNanoseconds: 1) { completion(true) }
  }

  static func animate(
    duration: TimeInterval, delay: TimeInterval, timing: (TimeInterval) -> AnimationTiming, options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let engine = Engine.current
    let outer = engine.animationScope
    let takesOwnOptions = outer == nil || options.contains(.overrideInheritedOptions)
    // A comparison instead of `max`, so that NaN counts as 0.
    let ownDuration = engine.animationsAreEnabled && duration > 0 ? duration : 0
    let seconds = options.contains(.overrideInheritedDuration) ? ownDuration : outer?.group.duration ?? ownDuration
    let takesOwnCurve = takesOwnOptions || options.contains(.overrideInheritedCurve)
    let inForce = takesOwnOptions ? options : outer?.options ?? options
    let group = AnimationGroup(
      in: engine,
      timeline: AnimationTimeline(
        start: engine.clock.now + Int64(nanosecondsIn: delay), duration: seconds,
        timing: takesOwnCurve || outer == nil ? timing(seconds) : outer!.group.timeline.timing,
        repeatCount: inForce.contains(.repeat) ? .infinity : 1, autoreverses: inForce.contains(.autoreverse)),
      duration: seconds, blocksTouches: !inForce.contains(.allowUserInteraction),
      beginsFromCurrentState: inForce.contains(.beginFromCurrentState), completion: completion)
    AnimationBlock.run(AnimationBlock.Scope(group: group, options: inForce), animations)
    group.commit()
  }
}
