public import Foundation

/// Drives an animator's animations by a number from 0 to 1.
///
/// The animations of the animator and of alongside blocks are paused, follow the number, and continue to their end or
/// back to their beginning when the interaction ends. Returning also resets the views' values before the animator's
/// completion runs.
/// Source: Apple's page of this class [D]; that the values are reset is inferred from animators that do not do it [I].
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The duration of the animation without interaction, in seconds.
  public final var duration: CGFloat { transition?.duration ?? 0 }
  /// The current position of the transition.
  public final private(set) var percentComplete: CGFloat = 0
  /// The speed factor after the interaction. Default: 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of the end of the transition. It is stored; the end has the curve of the animation.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins interactively. Default: true.
  open var wantsInteractiveStart = true

  private final weak var transition: ControllerTransition?

  public override init() {}

  /// Runs the animator's animations, paused at their beginning.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    self.transition = transition
    percentComplete = 0
    transition.animateHeld()
  }

  /// Moves to a position from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition.updateInteractiveTransition(self.percentComplete)
    transition.held?.move(to: self.percentComplete * duration)
  }

  /// Continues the animation to its end.
  open func finish() {
    transition?.finishInteractiveTransition()
    endInteraction(backwards: false)
  }

  /// Runs the animation back to its beginning.
  open func cancel() {
    transition?.cancelInteractiveTransition()
    endInteraction(backwards: true)
  }

  private final func endInteraction(backwards: Bool) {
    guard completionSpeed > 0 else { return }
    transition?.held?.release(at: percentComplete * duration, speed: completionSpeed, backwards: backwards)
  }
}
