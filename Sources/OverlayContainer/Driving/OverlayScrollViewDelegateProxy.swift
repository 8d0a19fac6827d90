import Foundation
import UIKit

/// What the driver hears of a scroll view.
@MainActor
protocol OverlayScrollViewDelegate: AnyObject {
  func overlayScrollViewDidScroll(_ scrollView: UIScrollView)
  func overlayScrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// - Parameter velocity: The overlay's: points per second, down being positive.
  func overlayScrollView(
    _ scrollView: UIScrollView, willEndDraggingWithVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
}

/// Stands before the app's own delegate of a scroll view, tells the driver first, and passes everything on.
///
/// A delegate that the app sets later takes the place of its earlier one behind the proxy. Of two containers that are driven by
/// one scroll view the later one's proxy stands there, before the app's delegate.
/// Source: OverlayContainer at df49c8f, the class of this name [S].
final class OverlayScrollViewDelegateProxy: UITableViewDelegate {
  private weak var delegate: (any OverlayScrollViewDelegate)?
  private weak var scrollView: UIScrollView?
  private(set) weak var original: (any UIScrollViewDelegate)?
  private var observation: NSKeyValueObservation?

  /// The app's delegate, where it is a table's.
  var originalOfTable: (any UITableViewDelegate)? { original as? any UITableViewDelegate }

  func forward(to delegate: any OverlayScrollViewDelegate, from scrollView: UIScrollView) {
    observation?.invalidate()
    self.delegate = delegate
    self.scrollView = scrollView
    // The proxy of another container is not the app's delegate: it gives way.
    original = (scrollView.delegate as? OverlayScrollViewDelegateProxy)?.original ?? scrollView.delegate
    scrollView.delegate = self
    observation = scrollView.observe(\.delegate) { [weak self] scrollView in
      guard let self, !(scrollView.delegate is OverlayScrollViewDelegateProxy) else { return }
      self.original = scrollView.delegate
      scrollView.delegate = self
    }
  }

  /// Gives the scroll view back to the app's delegate.
  func cancelForwarding() {
    observation?.invalidate()
    observation = nil
    if scrollView?.delegate === self { scrollView?.delegate = original }
  }

  // MARK: What the driver hears

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
