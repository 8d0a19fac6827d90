public import Foundation

// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UIScrollViewDelegate {
  @_disfavoredOverload public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }
  @_disfavoredOverload public var scrollViewDidZoom: ((UIScrollView) -> Void)? {
    { self.scrollViewDidZoom($0) }
  }
  @_disfavoredOverload public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }
  @_disfavoredOverload public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }
  @_disfavoredOverload public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }
  @_disfavoredOverload public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  @_disfavoredOverload public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }
  @_disfavoredOverload public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }
  @_disfavoredOverload public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
  @_disfavoredOverload public var scrollViewWillEndDragging: _UIScrollViewDelegateCalls? {
    _UIScrollViewDelegateCalls(delegate: self)
  }
  @_disfavoredOverload public var scrollViewDidEndDragging: _UIScrollViewDelegateCalls? {
    _UIScrollViewDelegateCalls(delegate: self)
  }
  @_disfavoredOverload public var viewForZooming: _UIScrollViewDelegateCalls? {
    _UIScrollViewDelegateCalls(delegate: self)
  }
  @_disfavoredOverload public var scrollViewWillBeginZooming: _UIScrollViewDelegateCalls? {
    _UIScrollViewDelegateCalls(delegate: self)
  }
  @_disfavoredOverload public var scrollViewDidEndZooming: _UIScrollViewDelegateCalls? {
    _UIScrollViewDelegateCalls(delegate: self)
  }
}

/// Calls of the optional methods of ``UIScrollViewDelegate`` that have argument labels.
@preconcurrency @MainActor
public struct _UIScrollViewDelegateCalls {
  let delegate: any UIScrollViewDelegate

  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    delegate.viewForZooming(in: scrollView)
  }

  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    delegate.scrollViewWillBeginZooming(scrollView, with: view)
  }

  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
