import TestSupport
import UIKit

/// An animator and interaction controller without effects. A test ends the transition itself.
@MainActor
final class HandAnimator: UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var ends: [Bool] = []
  var duration = 1.0

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    begin(transitionContext)
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    begin(transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }

  private func begin(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.frame = context.finalFrame(for: controller)
  }
}
