/// Provides the objects of a presentation. Every method returns `nil` by default.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: _DelegateObject {
  /// The animator of the presentation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The animator of the dismissal.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// The interactor of the presentation.
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// The interactor of the dismissal.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation controller for the style ``UIModalPresentationStyle/custom``.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// UIKit's own animation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    receiver(of: "animationControllerForPresentedController:presentingController:sourceController:")?
      .animationController(forPresented: presented, presenting: presenting, source: source)
  }
  /// UIKit's own animation.
  public func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    receiver(of: "animationControllerForDismissedController:")?.animationController(forDismissed: dismissed)
  }
  /// No interaction.
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    receiver(of: "interactionControllerForPresentation:")?.interactionControllerForPresentation(using: animator)
  }
  /// No interaction.
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    receiver(of: "interactionControllerForDismissal:")?.interactionControllerForDismissal(using: animator)
  }
  /// UIKit's own.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    receiver(of: "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:")?
      .presentationController(forPresented: presented, presenting: presenting, source: source)
  }

  /// What gets a message that the delegate's class has no method for.
  private func receiver(of name: String) -> (any UIViewControllerTransitioningDelegate)? {
    _MessageForwarding.receiver(of: self, name)
  }
}
