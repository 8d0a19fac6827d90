/// Receives a navigation controller's callbacks and may animate its changes. All methods are optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: _DelegateObject {
  /// A controller is about to be shown; its `viewWillAppear` was called.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller was shown; its `viewDidAppear` was called.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// The animator of a change. Default: `nil`, which means UIKit's animation.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The interactor of a change. Default: `nil`.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    receiver(of: "navigationController:willShowViewController:animated:")?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    receiver(of: "navigationController:didShowViewController:animated:")?.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    receiver(of: "navigationController:animationControllerForOperation:fromViewController:toViewController:")?
      .navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    receiver(of: "navigationController:interactionControllerForAnimationController:")?.navigationController(
      navigationController, interactionControllerFor: animationController)
  }

  /// What gets a message that the delegate's class has no method for.
  private func receiver(of name: String) -> (any UINavigationControllerDelegate)? {
    _MessageForwarding.receiver(of: self, name)
  }
}
