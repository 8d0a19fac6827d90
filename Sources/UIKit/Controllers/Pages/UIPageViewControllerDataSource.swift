/// Gives the pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: _DelegateObject {
  /// The page to the left of a page or above it; `nil` if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page to the right of a page or below it; `nil` if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots of the page indicator. Default: 0, which means no indicator.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the shown page. Default: 0.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
