import Foundation

/// Slides the new controller's view in from the right, or the old one's out to the right.
@MainActor
final class SlideAnimator: UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    PlatformBehavior.current.navigationDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let new = context.view(forKey: .to), let old = context.view(forKey: .from),
      let top = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let rest = context.finalFrame(for: top)
    let place = old.frame
    let moving: UIView
    let target: CGRect
    if operation == .pop {
      container.insertSubview(new, belowSubview: old)
      new.systemFrame = rest
      moving = old
      target = place.offsetBy(dx: container.bounds.width, dy: 0)
    } else {
      container.addSubview(new)
      new.systemFrame = rest.offsetBy(dx: container.bounds.width, dy: 0)
      moving = new
      target = rest
    }
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: []) {
      moving.systemFrame = target
    } completion: { _ in
      old.systemFrame = place
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
