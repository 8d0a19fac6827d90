// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UINavigationBarDelegate {
  @_disfavoredOverload public var navigationBar: _UINavigationBarDelegateCalls? {
    _UINavigationBarDelegateCalls(delegate: self)
  }
}

/// Calls of the optional methods of ``UINavigationBarDelegate`` that have argument labels.
@preconcurrency @MainActor
public struct _UINavigationBarDelegateCalls {
  let delegate: any UINavigationBarDelegate

  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    delegate.navigationBar(navigationBar, shouldPush: item)
  }

  public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPush: item)
  }

  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    delegate.navigationBar(navigationBar, shouldPop: item)
  }

  public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    delegate.navigationBar(navigationBar, didPop: item)
  }
}
