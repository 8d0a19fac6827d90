public import Foundation

extension UIView {
  /// Options of a keyframe animation, with UIKit's bits.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews inside the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets views receive touches during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the shown value rather than from the set one.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs forwards and backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Ignores the duration of an enclosing block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Ignores the options of an enclosing block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Linear between keyframes. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Constant speed over all keyframes; treated as linear.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Smooth through all keyframes; treated as linear.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Smooth with constant speed; treated as linear.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var isDiscrete: Bool { (rawValue >> 10) & 0xF == 1 }
  }

  /// Animates the keyframes that `animations` adds, each in its range of the duration.
  ///
  /// The timing of the whole is ease-in-out unless the options contain the bits of a curve, as Apple's do [O]; each
  /// keyframe is linear within it.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // The bits of both option sets are equal except for those of the calculation mode.
    let plain = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
    animate(
      duration: duration, delay: delay, timing: { _ in plain.curve.timing }, options: plain,
      {
        guard var scope = AnimationBlock.scope else { return animations() }
        scope.isDiscrete = options.isDiscrete
        AnimationBlock.run(scope, animations)
      }, completion)
  }

  /// Adds a keyframe to the enclosing keyframe animation; start time and duration are fractions of its duration.
  ///
  /// Outside a keyframe animation the changes belong to the enclosing block, if any.
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
