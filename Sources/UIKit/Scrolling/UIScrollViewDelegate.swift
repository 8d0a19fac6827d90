public import Foundation

/// Hears what a scroll view does, and aims it. Every method does nothing, or answers as the scroll view alone would.
///
/// Apple's protocol has optional methods; pure Swift has default implementations instead.
/// Source: Apple's page of each method [D].
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content has another offset, for whatever reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The content has another scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// A finger begins to drag; told once it has gone some way.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger lifts.
  ///
  /// - Parameters:
  ///   - velocity: Points per millisecond, in the direction of growing offsets.
  ///   - targetContentOffset: Where the content will come to rest; it may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// A finger has lifted; `decelerate` says whether the content goes on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content is about to go on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content that went on by itself stands still.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The animation of an offset or a scale that code asked for is over; not told where there was nothing to animate.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view whose scale a pinch changes; without one there is no zooming. None.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// A pinch, or code, begins to change the scale.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale is what it is now for good, bounces included.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Whether a tap on the status bar scrolls to the top. Yes.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The insets that count have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Nothing: the target stays.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
