public import Foundation

extension UIView {
  /// How keyframes are animated. Bits as UIKit numbers them.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets views take touches while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins at what is shown rather than at what was set.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Goes on without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Goes back the way it came.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration within another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes its own options within another block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Evenly from one keyframe to the next. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From one keyframe to the next at once.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Evenly over all; here as linear.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Smoothly through all; here as linear.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Smoothly and evenly; here as linear.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var isDiscrete: Bool { (rawValue >> 10) & 0xF == 1 }
  }

  /// Animates what the keyframes that `animations` adds change, each in its part of the duration.
  ///
  /// The whole goes slow, fast, slow unless the bits of a curve are among the options' own, as Apple's do [O]; each keyframe's
  /// changes go evenly within that.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // The bits of the two kinds of options agree but for those of the calculation mode.
    let plain = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
    animate(
      duration: duration, delay: delay, timing: { _ in plain.curve.timing }, options: plain,
      {
        guard var scope = AnimationBlock.scope else { return animations() }
        scope.isDiscrete = options.isDiscrete
        AnimationBlock.run(scope, animations)
      }, completion)
  }

  /// Animates the changes of `animations` in a part of the running keyframe block's duration; both numbers are parts of it.
  ///
  /// Outside of such a block the changes are those of whatever block is running.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard var scope = AnimationBlock.scope else { return animations() }
    let start = min(max(frameStartTime, 0), 1)
    scope.window = PropertyAnimation.Window(
      start: start, span: min(max(frameDuration, 0), 1 - start), isDiscrete: scope.isDiscrete)
    AnimationBlock.run(scope, animations)
  }
}
