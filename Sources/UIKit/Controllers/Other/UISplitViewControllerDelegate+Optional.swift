// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UISplitViewControllerDelegate {
  @_disfavoredOverload public var splitViewController: _UISplitViewControllerDelegateCalls? {
    _UISplitViewControllerDelegateCalls(delegate: self)
  }
}

/// Calls of the optional methods of ``UISplitViewControllerDelegate`` that have argument labels.
@preconcurrency @MainActor
public struct _UISplitViewControllerDelegateCalls {
  let delegate: any UISplitViewControllerDelegate

  public func callAsFunction(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    delegate.splitViewController(
      splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
  }

  public func callAsFunction(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  {
    delegate.splitViewController(svc, willChangeTo: displayMode)
  }

  public func callAsFunction(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    delegate.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
  }
}
