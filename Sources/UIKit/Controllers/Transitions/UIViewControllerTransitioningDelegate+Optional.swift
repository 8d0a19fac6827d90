// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UIViewControllerTransitioningDelegate {
  @_disfavoredOverload public var animationController: _UIViewControllerTransitioningDelegateCalls? {
    _UIViewControllerTransitioningDelegateCalls(delegate: self)
  }
  @_disfavoredOverload public var interactionControllerForPresentation: _UIViewControllerTransitioningDelegateCalls? {
    _UIViewControllerTransitioningDelegateCalls(delegate: self)
  }
  @_disfavoredOverload public var interactionControllerForDismissal:
    _UIViewControllerTransitioningDelegateDismissalCalls?
  {
    _UIViewControllerTransitioningDelegateDismissalCalls(delegate: self)
  }
  @_disfavoredOverload public var presentationController: _UIViewControllerTransitioningDelegateCalls? {
    _UIViewControllerTransitioningDelegateCalls(delegate: self)
  }
}

/// Calls of the optional methods of ``UIViewControllerTransitioningDelegate`` that have argument labels.
@preconcurrency @MainActor
public struct _UIViewControllerTransitioningDelegateCalls {
  let delegate: any UIViewControllerTransitioningDelegate

  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  public func callAsFunction(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forDismissed: dismissed)
  }

  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    delegate.interactionControllerForPresentation(using: animator)
  }

  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}

/// The call of ``UIViewControllerTransitioningDelegate/interactionControllerForDismissal(using:)``.
///
/// It is a type of its own because `interactionControllerForPresentation(using:)` has the same argument labels.
@preconcurrency @MainActor
public struct _UIViewControllerTransitioningDelegateDismissalCalls {
  let delegate: any UIViewControllerTransitioningDelegate

  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    delegate.interactionControllerForDismissal(using: animator)
  }
}
