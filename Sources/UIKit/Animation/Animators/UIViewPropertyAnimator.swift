public import Foundation

/// An animation that can be paused, scrubbed, reversed and stopped.
///
/// By default hit tests find its views where they are shown. A running animator is retained until it ends.
/// Source: Apple's pages of this class and of `UIViewAnimating` [D], unless noted otherwise.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, EngineActivity {
  /// The timing given at initialization.
  public final let timingParameters: (any UITimingCurveProvider)?
  /// The duration in seconds; for a spring that determines its own, the settling duration.
  public final let duration: TimeInterval
  /// The delay in seconds given to ``startAnimation(afterDelay:)``.
  public final private(set) var delay: TimeInterval = 0
  public final internal(set) var state = UIViewAnimatingState.inactive

  /// Whether animated views receive touches. Default: true.
  open var isUserInteractionEnabled = true
  /// Whether the app does hit testing of moving views itself; else they are found where they are shown. Default: false.
  open var isManualHitTestingEnabled = false
  /// Whether the animator can be paused and stopped. Default: true.
  open var isInterruptible = true
  /// Whether ``fractionComplete`` of a paused animation is linear, independent of the timing. Default: true.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end. Default: false.
  open var pausesOnCompletion = false

  /// The engine that was current when the animator was made.
  final let engine = Engine.current
  final let timing: AnimationTiming
  /// The animations; `nil` while inactive.
  final var group: AnimationGroup?
  final var goesBack = false
  /// The changes of a stopped animator.
  final var stoppedChanges: [(view: UIView, change: PropertyAnimation.Change)] = []
  private final var pending: [(block: () -> Void, delayFactor: CGFloat)] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator with a timing and without animations.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    timing = parameters.timing(for: duration)
    self.duration = timing.ownDuration ?? max(duration, 0)
  }

  /// Creates an animator with a named curve.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that settles within the duration.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it after the delay.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds a block whose changes are animated: with the others, or for the remaining time of an active animator.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block whose changes begin after a fraction of the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(state != .stopped, "a stopped animator takes no animations; finish it first")
    guard let group else { return pending.append((animation, delayFactor)) }
    run(animation, delayFactor: delayFactor, in: group)
  }

  /// Adds a block that runs with the final position when the animation has ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    precondition(state != .stopped, "a stopped animator takes no completion; finish it first")
    completions.append(completion)
  }

  /// Starts the animation, or resumes it with the remaining timing.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts the animation after a delay in seconds. The animator is active and blocks touches at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(state != .stopped, "a stopped animator cannot start; finish it first")
    if state == .inactive {
      self.delay = max(delay, 0)
      activate()
    }
    resume(afterDelay: max(delay, 0))
  }

  /// Resumes a paused animation.
  ///
  /// Without parameters it continues on its own timing. With a factor of 0 it takes the remaining time, else that
  /// fraction of its duration. How UIKit joins two timings is unknown; here the new timing starts at its beginning [I].
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    resume(withTiming: parameters, durationFactor: max(durationFactor, 0))
  }

  /// Pauses the animation; an inactive animator becomes active at its start.
  open func pauseAnimation() {
    precondition(isInterruptible, "an animator that is not interruptible cannot be paused")
    precondition(state != .stopped, "a stopped animator cannot be paused")
    if state == .inactive { activate() } else { hold() }
  }

  /// Stops the animation: the shown values become the set values.
  ///
  /// With `withoutFinishing` the animator becomes inactive and no completion runs; else it waits for
  /// ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    precondition(isInterruptible, "an animator that is not interruptible cannot be stopped")
    guard state == .active else { return }
    stopWhereShown()
    state = .stopped
    if withoutFinishing { reset() }
  }

  /// Finishes a stopped animation with the animated properties at their start, their end or their current values.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "only a stopped animator can be finished")
    stoppedChanges.set(to: finalPosition)
    finish(at: finalPosition)
  }

  /// Creates the animations of the added blocks, paused at their start.
  final func activate() {
    let isBlocking = !isUserInteractionEnabled
    let group = AnimationGroup(
      in: engine,
      timeline: AnimationTimeline(
        start: engine.clock.now, duration: duration, timing: scrubsLinearly ? .linear : timing, direction: 0),
      duration: duration, blocksTouches: isBlocking,
      isHitWhereShown: engine.platform.animatorsAreHitWhereShown && !isManualHitTestingEnabled,
      end: { self.didEnd() })
    self.group = group
    engine.begin(self)
    state = .active
    let blocks = pending
    pending = []
    for (block, delayFactor) in blocks { run(block, delayFactor: delayFactor, in: group) }
    group.closeBlock()
  }

  /// Calls the completions and becomes inactive.
  final func finish(at position: UIViewAnimatingPosition) {
    let completions = self.completions
    reset()
    for completion in completions { completion(position) }
  }

  /// Becomes inactive without running completions.
  final func abandon() {
    pending = []
    reset()
  }

  private final func reset() {
    engine.end(self)
    state = .inactive
    completions = []
    group = nil
    goesBack = false
    stoppedChanges = []
  }

  private final func run(_ block: () -> Void, delayFactor: CGFloat, in group: AnimationGroup) {
    var scope = AnimationBlock.Scope(group: group, options: [])
    // A window is a range of progress, not of time.
    let now = isRunning ? group.timeline.fraction(at: engine.clock.now) : ownFraction(of: group)
    if delayFactor > 0 || now > 0 {
      let fraction = now + (1 - now) * min(max(delayFactor, 0), 1)
      let start = isRunning ? group.timeline.progress(atFraction: fraction).x : timing.progress(at: fraction)
      scope.window = PropertyAnimation.Window(start: start, span: max(1 - start, 0))
    }
    engine.run { AnimationBlock.run(scope, block) }
  }
}
