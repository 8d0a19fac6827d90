/// Takes part in the choices of a tab bar controller. It is not called: a bar has no buttons here, and code chooses.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: _DelegateObject {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}

  // Documentation/Decisions/0025-optional-methods.md
  @_disfavoredOverload public var tabBarController: _UITabBarControllerDelegateCalls? {
    _UITabBarControllerDelegateCalls(delegate: self)
  }
}

/// Calls of the optional methods of ``UITabBarControllerDelegate``.
@preconcurrency @MainActor
public struct _UITabBarControllerDelegateCalls {
  let delegate: any UITabBarControllerDelegate

  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { delegate.tabBarController(tabBarController, shouldSelect: viewController) }

  public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
  }
}

// The controller is the delegate of its bar, which has no buttons here: subclasses' overrides are called by code only.
extension UITabBarController: UITabBarDelegate {}
