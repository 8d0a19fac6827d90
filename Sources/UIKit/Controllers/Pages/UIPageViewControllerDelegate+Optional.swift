// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UIPageViewControllerDelegate {
  @_disfavoredOverload public var pageViewController: _UIPageViewControllerDelegateCalls? {
    _UIPageViewControllerDelegateCalls(delegate: self)
  }
  @_disfavoredOverload public var pageViewControllerSupportedInterfaceOrientations:
    ((UIPageViewController) -> UIInterfaceOrientationMask)?
  { { self.pageViewControllerSupportedInterfaceOrientations($0) } }
  @_disfavoredOverload public var pageViewControllerPreferredInterfaceOrientationForPresentation:
    ((UIPageViewController) -> UIInterfaceOrientation)?
  { { self.pageViewControllerPreferredInterfaceOrientationForPresentation($0) } }
}

/// Calls of the optional methods of ``UIPageViewControllerDelegate`` that have argument labels.
@preconcurrency @MainActor
public struct _UIPageViewControllerDelegateCalls {
  let delegate: any UIPageViewControllerDelegate

  public func callAsFunction(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }

  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    delegate.pageViewController(
      pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
      transitionCompleted: completed)
  }

  public func callAsFunction(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    delegate.pageViewController(pageViewController, spineLocationFor: orientation)
  }
}
