// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UIPageViewControllerDataSource {
  @_disfavoredOverload public var presentationCount: _UIPageViewControllerDataSourceCalls? {
    _UIPageViewControllerDataSourceCalls(delegate: self)
  }
  @_disfavoredOverload public var presentationIndex: _UIPageViewControllerDataSourceIndexCalls? {
    _UIPageViewControllerDataSourceIndexCalls(delegate: self)
  }
}

/// Calls of the optional methods of ``UIPageViewControllerDataSource`` that have argument labels.
@preconcurrency @MainActor
public struct _UIPageViewControllerDataSourceCalls {
  let delegate: any UIPageViewControllerDataSource

  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    delegate.presentationCount(for: pageViewController)
  }
}

/// Calls of `presentationIndex(for:)`, whose arguments have the types of another method's.
@preconcurrency @MainActor
public struct _UIPageViewControllerDataSourceIndexCalls {
  let delegate: any UIPageViewControllerDataSource

  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    delegate.presentationIndex(for: pageViewController)
  }
}
