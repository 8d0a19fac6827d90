public import Foundation

/// Drives an animator's animations by a number from 0 to 1.
///
/// What the animator and those that come along animate stands still, follows the number, and goes on to its end or back to its
/// beginning when the user lets go. Going back sets the views' values back too, before the animator's completion runs.
/// Source: Apple's page of this class [D]; that the values are set back is inferred from animators that do not do it [I].
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// Seconds that the animation would take by itself.
  public final var duration: CGFloat { transition?.duration ?? 0 }
  /// How far the user has driven the transition.
  public final private(set) var percentComplete: CGFloat = 0
  /// How fast it goes on after the user's letting go, as a factor. 1.
  open var completionSpeed: CGFloat = 1
  /// Whether it begins in the user's hand. True.
  open var wantsInteractiveStart = true

  private final weak var transition: ControllerTransition?

  /// Makes an interactor.
  public override init() {}

  /// Runs the animator's animations, held at their beginning.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    self.transition = transition
    percentComplete = 0
    transition.animateHeld()
  }

  /// Moves to a place between the beginning, 0, and the end, 1.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition.updateInteractiveTransition(self.percentComplete)
    transition.held?.move(to: self.percentComplete * duration)
  }

  /// Lets the animation go on to its end from where it is.
  open func finish() {
    transition?.finishInteractiveTransition()
    letGo(backwards: false)
  }

  /// Lets the animation go back to its beginning from where it is.
  open func cancel() {
    transition?.cancelInteractiveTransition()
    letGo(backwards: true)
  }

  private final func letGo(backwards: Bool) {
    guard completionSpeed > 0 else { return }
    transition?.held?.letGo(at: percentComplete * duration, speed: completionSpeed, backwards: backwards)
  }
}
