import Foundation

/// Fades the appearing or disappearing view. Also used for the flip and the page curl, which have the same end.
@MainActor
final class CrossDissolveAnimator: UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    PlatformBehavior.current.presentationDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      if isPresenting { container.addSubview(view) } else { container.insertSubview(view, at: 0) }
      view.systemFrame = context.finalFrame(for: controller)
    }
    let fading = context.view(forKey: isPresenting ? .to : .from)
    let alpha = fading?.alpha ?? 1
    if isPresenting { fading?.systemAlpha = 0 }
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: []) { [isPresenting] in
      fading?.systemAlpha = isPresenting ? alpha : 0
    } completion: { _ in
      fading?.systemAlpha = alpha
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
