import Foundation

/// Slides the presented view in from below its container, and out again.
@MainActor
final class CoverVerticalAnimator: UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    PlatformBehavior.current.presentationDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = context.viewController(forKey: key),
      let view = context.view(forKey: isPresenting ? .to : .from)
    else { return context.completeTransition(true) }
    if isPresenting {
      let rest = context.finalFrame(for: controller)
      container.addSubview(view)
      view.systemFrame = rest.offsetBy(dx: 0, dy: container.bounds.maxY - rest.minY)
      animate(view, to: rest, context)
    } else {
      if let shown = context.view(forKey: .to), let presenter = context.viewController(forKey: .to) {
        container.insertSubview(shown, at: 0)
        shown.systemFrame = context.finalFrame(for: presenter)
      }
      animate(view, to: view.frame.offsetBy(dx: 0, dy: container.bounds.maxY - view.frame.minY), context)
    }
  }

  private func animate(_ view: UIView, to frame: CGRect, _ context: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: []) {
      view.systemFrame = frame
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
