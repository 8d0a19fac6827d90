/// Decides whether the user may select a controller, and is called when one was selected.
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

// The controller is the delegate of its bar.
extension UITabBarController: UITabBarDelegate {}
