import Foundation

/// One transition between controllers, from the first callback to the last; both the context of animators and the
/// coordinator.
///
/// The presentation or container that starts it provides the views and finishes its own work in ``didEnd``.
@MainActor
final class ControllerTransition: EngineActivity {
  /// One of the two sides.
  struct Side {
    var controller: UIViewController?
    /// The view that appears or disappears, if any.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let container: UIView
  let from: Side
  let to: Side
  let style: UIModalPresentationStyle
  let isAnimated: Bool
  /// Released at the end of the transition: many animators hold their context.
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// The action of the container or the presentation after the animation.
  private var didEnd: ((Bool) -> Void)?

  /// Whether views may still move.
  private(set) var isRunning = true
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private var hasStarted = false
  private var pause: InteractionPause?
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []

  private var engine: Engine { container.engine }

  /// Without `animator` the transition is not animated.
  init(
    in container: UIView, from: Side, to: Side, style: UIModalPresentationStyle,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, didEnd: @escaping (Bool) -> Void
  ) {
    self.container = container
    self.from = from
    self.to = to
    self.style = style
    self.animator = animator
    self.interactor = interactor
    self.didEnd = didEnd
    isAnimated = animator != nil
    from.controller?.runningTransition = self
    to.controller?.runningTransition = self
  }

  var duration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }

  /// Runs the animation, or applies its result at once.
  func run() { engine.run(begin) }

  private func begin() {
    // A transition lives until it is over.
    engine.begin(self)
    guard let animator else {
      placeView()
      to.controller?.sendIsAppearing()
      startAlongside()
      return completeTransition(true)
    }
    if let interactor, interactor.wantsInteractiveStart {
      isInteractive = true
      initiallyInteractive = true
      interactor.startInteractiveTransition(self)
    } else {
      pause = InteractionPause(in: container.window)
      animator.animateTransition(using: self)
    }
    to.controller?.sendIsAppearing()
    startAlongside()
  }

  /// The animations of an interactive transition; `nil` for an interactor that runs its own.
  private(set) var held: HeldAnimations?

  /// Runs the animator and holds its animations; for an interactor that has taken over.
  func animateHeld() {
    let held = HeldAnimations(in: engine)
    self.held = held
    held.run { animator?.animateTransition(using: self) }
  }

  /// Holds only the animations alongside; for an interactor that moves the views itself.
  func holdAlongside() { held = HeldAnimations(in: engine) }

  /// Places the appearing view at its final frame.
  private func placeView() {
    guard let view = to.view else { return }
    if view.superview !== container { container.addSubview(view) }
    view.systemFrame = to.finalFrame
  }

  /// Alongside blocks run after the animator has started, with its duration.
  /// Source: Apple's page of animate(alongsideTransition:completion:), on animators that do not use UIView's animations
  /// [D].
  private func startAlongside() {
    guard !hasStarted else { return }
    hasStarted = true
    let blocks = alongside
    alongside = []
    guard !blocks.isEmpty else { return }
    let run = { for block in blocks { block(self) } }
    if isAnimated {
      let animate = { [duration] in UIView.animate(withDuration: duration, delay: 0, options: [], animations: run) }
      if let held, isInteractive { held.run(animate) } else { animate() }
    } else {
      run()
    }
  }

  /// A second call has no effect.
  func completeTransition(_ didComplete: Bool) { engine.run { end(didComplete) } }

  private func end(_ didComplete: Bool) {
    guard isRunning else { return }
    startAlongside()
    isRunning = false
    isInteractive = false
    pause?.end()
    didEnd?(didComplete)
    animator?.animationEnded(didComplete)
    for block in completions { block(self) }
    release()
  }

  func abandon() {
    isRunning = false
    isInteractive = false
    release()
  }

  private func release() {
    engine.end(self)
    for controller in [from.controller, to.controller] where controller?.runningTransition === self {
      controller?.runningTransition = nil
    }
    animator = nil
    interactor = nil
    didEnd = nil
    held = nil
    alongside = []
    completions = []
    interactionHandlers = []
  }

  // MARK: Members of the other conformance

  func add(animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard !hasStarted else { return false }
    alongside.append(animation)
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }

  func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  func leaveInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isCancelled = cancelled
    isInteractive = false
    // From here on it runs by itself.
    engine.run {
      pause = InteractionPause(in: container.window)
      for handler in interactionHandlers { handler(self) }
    }
  }
}
