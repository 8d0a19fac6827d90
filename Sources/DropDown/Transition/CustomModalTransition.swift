public import Foundation
public import UIKit

/// Slides a further controller up over a drop-down controller, in a container of its own, which is not marked.
///
/// The view's frame is below the screen; its transform alone moves it, so that it ends 44 points below the top.
/// Source: Dalein/VCTransition, `CustomModalTransition` and the transitioning delegate that is `ModalViewController`
/// [S].
@MainActor
public final class CustomModalTransition: UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
  /// Whether the next transition dismisses.
  public private(set) var reversed = false

  public init() {}

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }

  /// 0.4 seconds.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.4
  }

  /// Moves the view up by its transform, or down by the height of the screen. Always completes.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to), let toView = to.view,
      let fromView = context.viewController(forKey: .from)?.view
    else { return }
    let height = UIScreen.main.bounds.height
    var toTransform = CGAffineTransform.identity
    var fromTransform = CGAffineTransform.identity
    if reversed {
      fromTransform = CGAffineTransform(translationX: 0, y: height)
    } else {
      toView.frame = context.finalFrame(for: to).offsetBy(dx: 0, dy: height)
      toTransform = CGAffineTransform(translationX: 0, y: 44 - height)
      context.containerView.addSubview(toView)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      toView.transform = toTransform
      fromView.transform = fromTransform
    } completion: { _ in
      context.completeTransition(true)
      self.reversed.toggle()
    }
  }
}
