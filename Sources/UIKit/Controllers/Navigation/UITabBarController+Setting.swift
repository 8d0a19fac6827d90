extension UITabBarController {
  /// Sets the controllers of the tabs, without an animation.
  public final func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}
