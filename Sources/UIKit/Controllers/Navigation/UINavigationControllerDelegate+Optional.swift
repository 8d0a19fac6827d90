// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UINavigationControllerDelegate {
  @_disfavoredOverload public var navigationController: _UINavigationControllerDelegateCalls? {
    _UINavigationControllerDelegateCalls(delegate: self)
  }
}

/// Calls of the optional methods of ``UINavigationControllerDelegate`` that have argument labels.
@preconcurrency @MainActor
public struct _UINavigationControllerDelegateCalls {
  let delegate: any UINavigationControllerDelegate

  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    delegate.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    delegate.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(navigationController, interactionControllerFor: animationController)
  }
}
