import Foundation
import UIKit

/// The driver's callbacks from a scroll view.
@MainActor
protocol OverlayScrollViewDelegate: AnyObject {
  func overlayScrollViewDidScroll(_ scrollView: UIScrollView)
  /// Whether the driver holds the content while a finger moves it.
  func overlayScrollViewHoldsContent(_ scrollView: UIScrollView) -> Bool
  func overlayScrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// - Parameter velocity: The overlay's velocity in points per second; positive is down.
  func overlayScrollView(
    _ scrollView: UIScrollView, willEndDraggingWithVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
}

/// A scroll view's delegate that calls the driver first and then forwards every call to the app's own delegate.
///
/// A delegate that the app sets later replaces its earlier one behind the proxy. When one scroll view drives two
/// containers, the later container's proxy precedes the app's delegate.
/// Source: OverlayContainer at df49c8f, the class of this name [S].
final class OverlayScrollViewDelegateProxy: UITableViewDelegate, ContentHoldingDelegate {
  private weak var delegate: (any OverlayScrollViewDelegate)?
  private weak var scrollView: UIScrollView?
  private(set) weak var original: (any UIScrollViewDelegate)?
  private var observation: NSKeyValueObservation?

  /// The app's delegate if it is a table view's delegate.
  var originalOfTable: (any UITableViewDelegate)? { original as? any UITableViewDelegate }

  func forward(to delegate: any OverlayScrollViewDelegate, from scrollView: UIScrollView) {
    observation?.invalidate()
    self.delegate = delegate
    self.scrollView = scrollView
    // Another container's proxy is not the app's delegate: it is replaced.
    original = (scrollView.delegate as? OverlayScrollViewDelegateProxy)?.original ?? scrollView.delegate
    scrollView.delegate = self
    observation = scrollView.observe(\.delegate) { [weak self] scrollView in
      guard let self, !(scrollView.delegate is OverlayScrollViewDelegateProxy) else { return }
      self.original = scrollView.delegate
      scrollView.delegate = self
    }
  }

  /// Restores the app's delegate of the scroll view.
  func cancelForwarding() {
    observation?.invalidate()
    observation = nil
    if scrollView?.delegate === self { scrollView?.delegate = original }
  }

  // MARK: Methods that call the driver

  func holdsContent(of scrollView: UIScrollView) -> Bool {
    delegate?.overlayScrollViewHoldsContent(scrollView) ?? false
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    delegate?.overlayScrollViewDidScroll(scrollView)
    original?.scrollViewDidScroll(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    delegate?.overlayScrollViewWillBeginDragging(scrollView)
    original?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate?.overlayScrollView(
      scrollView, willEndDraggingWithVelocity: CGPoint(x: velocity.x * -1000, y: velocity.y * -1000),
      targetContentOffset: targetContentOffset)
    original?.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}
