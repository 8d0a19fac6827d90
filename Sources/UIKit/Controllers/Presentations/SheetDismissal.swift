import Foundation

/// The dismissal of a sheet by a drag: an interactive transition that the drag leads.
@MainActor
final class SheetDismissal: UIViewControllerInteractiveTransitioning {
  private weak var transition: ControllerTransition?

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    transition = transitionContext as? ControllerTransition
    transition?.holdAlongside()
  }

  /// Whether the drag still leads it.
  var isLed: Bool { transition?.isInteractive == true }

  /// Moves the animations alongside to a part of the way, from 0 to 1.
  func update(_ part: CGFloat) {
    guard let transition, transition.isInteractive else { return }
    transition.update(part)
    transition.held?.move(to: part * transition.duration)
  }

  /// Moves `view` out of its container at the bottom and ends the dismissal.
  func finish(moving view: UIView, in container: UIView) {
    guard let transition, transition.isInteractive else { return }
    transition.finishInteractiveTransition()
    transition.held?.release(at: transition.percentComplete * transition.duration, speed: 1, backwards: false)
    UIView.animate(withDuration: transition.duration, delay: 0, options: []) {
      view.frame.origin.y = container.bounds.maxY
    } completion: { _ in
      transition.completeTransition(true)
    }
  }

  /// Calls the dismissal off. The animations alongside run back.
  ///
  /// Source: that a sheet that is let go returns and stays presented, Apple's page of presentationControllerShouldDismiss [D]; that
  /// its controller appears again at once is inferred [I].
  func cancel() {
    guard let transition, transition.isInteractive else { return }
    let held = transition.held
    let (part, duration) = (transition.percentComplete, transition.duration)
    transition.cancelInteractiveTransition()
    transition.completeTransition(false)
    held?.release(at: part * duration, speed: 1, backwards: true)
  }
}
