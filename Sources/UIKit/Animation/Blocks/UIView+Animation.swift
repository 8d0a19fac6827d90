public import Foundation

/// Blocks whose changes are animated.
///
/// What a block sets is set at once; only what is shown follows, and is reckoned when somebody asks for it
/// (``CALayer/presentation()``). Durations and delays are seconds of the virtual clock.
extension UIView {
  /// Animates the changes of `animations`, then tells `completion` whether they came to their end.
  ///
  /// While they run, the views changed take no touches, nor does what they hold, unless the options allow it. That begins with
  /// the call, delay or not. Within another block, that block's duration, curve and options count unless the options say
  /// otherwise. Without a change, a duration or animations enabled, `completion` comes in the next turn of the run loop; a
  /// duration that is no number is none. An infinite one never ends, and shows its beginning.
  /// Source: Apple's pages of this method and of `UIView.AnimationOptions` [D]; touches during the delay follow one
  /// reimplementation [R]; that a nested block takes all of the outer one's options is inferred [I], as is what is said of
  /// durations that are no finite number [I].
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: delay, timing: { _ in options.curve.timing }, options: options, animations,
      completion)
  }

  /// Animates the changes of `animations` without delay and options, then tells `completion` whether they came to their end.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates the changes of `animations` without delay and options.
  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: nil)
  }

  /// Animates the changes of `animations` as a spring that comes to rest within the duration.
  ///
  /// A damping ratio of 1 does not swing. A velocity of 1 is the whole way in a second.
  /// Source: Apple's page of this method [D]; the spring is the one whose settling duration is the duration [I].
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

  /// Animates the changes of `animations` as a spring told by the time of a swing and by how much it bounces.
  ///
  /// It ends when the spring has settled. A bounce of 0 is critical damping, of 1 none.
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

  /// Runs a block whose changes happen at once, whatever block it is called from.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = AnimationBlock.isEnabled
    AnimationBlock.isEnabled = false
    actionsWithoutAnimation()
    AnimationBlock.isEnabled = wereEnabled
  }

  /// Whether blocks animate. True.
  public static var areAnimationsEnabled: Bool { AnimationBlock.isEnabled }

  /// Says whether blocks animate from now on.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationBlock.isEnabled = enabled
  }

  /// Seconds that the block animates in which this is asked; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.isRecording ? AnimationBlock.scope?.group.duration ?? 0 : 0
  }

  /// Repeats what the block that this is called in animates. The block's end comes after the last time.
  ///
  /// Here the whole of that block repeats, not only what `animations` changes.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
    guard let group = AnimationBlock.scope?.group else { return }
    group.timeline.repeatCount = max(Double(count), 0)
    group.timeline.autoreverses = autoreverses
  }

  static func animate(
    duration: TimeInterval, delay: TimeInterval, timing: (TimeInterval) -> AnimationTiming, options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let outer = AnimationBlock.scope
    let takesOwnOptions = outer == nil || options.contains(.overrideInheritedOptions)
    // A comparison, since no maximum can be trusted with what is no number.
    let ownDuration = AnimationBlock.isEnabled && duration > 0 ? duration : 0
    let seconds = options.contains(.overrideInheritedDuration) ? ownDuration : outer?.group.duration ?? ownDuration
    let takesOwnCurve = takesOwnOptions || options.contains(.overrideInheritedCurve)
    let inForce = takesOwnOptions ? options : outer?.options ?? options
    let group = AnimationGroup(
      timeline: AnimationTimeline(
        start: VirtualClock.running.now + Int64(nanosecondsIn: delay), duration: seconds,
        timing: takesOwnCurve || outer == nil ? timing(seconds) : outer!.group.timeline.timing,
        repeatCount: inForce.contains(.repeat) ? .infinity : 1, autoreverses: inForce.contains(.autoreverse)),
      duration: seconds, blocksTouches: !inForce.contains(.allowUserInteraction),
      beginsFromCurrentState: inForce.contains(.beginFromCurrentState), completion: completion)
    AnimationBlock.run(AnimationBlock.Scope(group: group, options: inForce), animations)
    group.commit()
  }
}
