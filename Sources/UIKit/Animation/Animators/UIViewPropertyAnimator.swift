public import Foundation

/// An animation that can be paused, moved by hand, reversed and stopped.
///
/// Its views take touches where they are shown, unless told otherwise. A running animator lives until it has ended, whoever
/// else holds it. Source: Apple's pages of this class and of `UIViewAnimating` [D], unless said otherwise.
@MainActor
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating, ObjectIdentity {
  /// The timing that the animator was made with.
  public final let timingParameters: (any UITimingCurveProvider)?
  /// Seconds from start to end; a spring that takes its own time says how long that is.
  public final let duration: TimeInterval
  /// Seconds before the beginning, as ``startAnimation(afterDelay:)`` was told.
  public final private(set) var delay: TimeInterval = 0
  /// What the animator is doing.
  public final internal(set) var state = UIViewAnimatingState.inactive

  /// Whether animated views take touches. True.
  open var isUserInteractionEnabled = true
  /// Whether the app sees to hit tests of views that move, instead of their being found where they are shown. False.
  open var isManualHitTestingEnabled = false
  /// Whether the animator can be paused and stopped. True.
  open var isInterruptible = true
  /// Whether a paused animation follows ``fractionComplete`` evenly, whatever its timing. True.
  open var scrubsLinearly = true
  /// Whether the animator stays active when it gets to its end. False.
  open var pausesOnCompletion = false

  final let timing: AnimationTiming
  /// What is animated, while active.
  final var group: AnimationGroup?
  final var goesBack = false
  /// What a stopped animator had animated.
  final var stoppedChanges: [(view: UIView, change: PropertyAnimation.Change)] = []
  private final var pending: [(block: () -> Void, delayFactor: CGFloat)] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes an animator with a timing; its animations are added later.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    timing = parameters.timing(for: duration)
    self.duration = timing.ownDuration ?? max(duration, 0)
  }

  /// Makes an animator with a named curve.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a curve by its control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring that comes to rest within the duration.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it after the delay.
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

  /// Adds a block whose changes are animated: with the others, or for what is left of the time of an active animator.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block whose changes begin after a part of the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(state != .stopped, "a stopped animator takes no animations; finish it first")
    guard let group else { return pending.append((animation, delayFactor)) }
    run(animation, delayFactor: delayFactor, in: group)
  }

  /// Adds a block that runs when the animation has ended, told where.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    precondition(state != .stopped, "a stopped animator takes no completion; finish it first")
    completions.append(completion)
  }

  /// Begins, or goes on after a pause with the timing that is left.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Begins after a delay in seconds. The animator is active, and its views animated, at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(state != .stopped, "a stopped animator cannot start; finish it first")
    if state == .inactive {
      self.delay = max(delay, 0)
      activate()
    }
    resume(afterDelay: max(delay, 0))
  }

  /// Goes on after a pause.
  ///
  /// Without parameters the animator's own timing counts, from where on it the animation stands; with a factor of 0 it takes
  /// the time that is left, else that part of its duration. How UIKit joins two timings is not known; here the new one
  /// begins anew [I].
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    resume(withTiming: parameters, durationFactor: max(durationFactor, 0))
  }

  /// Holds on; an inactive animator becomes active at its start.
  open func pauseAnimation() {
    precondition(isInterruptible, "an animator that is not interruptible cannot be paused")
    precondition(state != .stopped, "a stopped animator cannot be paused")
    if state == .inactive { activate() } else { hold() }
  }

  /// Ends the animation where it is: what is shown is what is set from then on.
  ///
  /// With `withoutFinishing` the animator is inactive and no completion runs; else it waits for ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    precondition(isInterruptible, "an animator that is not interruptible cannot be stopped")
    guard state == .active else { return }
    stopWhereShown()
    state = .stopped
    if withoutFinishing { reset() }
  }

  /// Ends a stopped animation, with what was animated set to its start, its end or left where it is.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "only a stopped animator can be finished")
    stoppedChanges.set(to: finalPosition)
    finish(at: finalPosition)
  }

  /// Makes what was added happen, as animations that stand at their start.
  final func activate() {
    let isBlocking = !isUserInteractionEnabled
    let group = AnimationGroup(
      timeline: AnimationTimeline(
        start: VirtualClock.running.now, duration: duration, timing: scrubsLinearly ? .linear : timing, direction: 0),
      duration: duration, blocksTouches: isBlocking,
      isHitWhereShown: PlatformBehavior.current.animatorsAreHitWhereShown && !isManualHitTestingEnabled,
      end: { self.didEnd() })
    self.group = group
    state = .active
    let blocks = pending
    pending = []
    for (block, delayFactor) in blocks { run(block, delayFactor: delayFactor, in: group) }
    group.closeBlock()
  }

  /// Tells the completions and becomes inactive.
  final func finish(at position: UIViewAnimatingPosition) {
    let completions = self.completions
    reset()
    for completion in completions { completion(position) }
  }

  private final func reset() {
    state = .inactive
    completions = []
    group = nil
    goesBack = false
    stoppedChanges = []
  }

  private final func run(_ block: () -> Void, delayFactor: CGFloat, in group: AnimationGroup) {
    var scope = AnimationBlock.Scope(group: group, options: [])
    // A window is a part of the progress, which is what the timing makes of the time.
    let now = isRunning ? group.timeline.fraction(at: VirtualClock.running.now) : ownFraction(of: group)
    if delayFactor > 0 || now > 0 {
      let fraction = now + (1 - now) * min(max(delayFactor, 0), 1)
      let start = isRunning ? group.timeline.progress(atFraction: fraction).x : timing.progress(at: fraction)
      scope.window = PropertyAnimation.Window(start: start, span: max(1 - start, 0))
    }
    AnimationBlock.run(scope, block)
  }
}
