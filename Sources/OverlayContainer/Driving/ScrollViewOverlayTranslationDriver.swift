import Foundation
import UIKit

/// Drives the overlay by a scroll view's drag and holds the content offset while it does.
///
/// The content offset is restored inside `scrollViewDidScroll`, which therefore runs again before the first call
/// returns.
/// Source: OverlayContainer at df49c8f and 74003c4, the class of this name [S].
@MainActor
final class ScrollViewOverlayTranslationDriver: OverlayTranslationDriver, OverlayScrollViewDelegate {
  private weak var translation: OverlayTranslationController?
  private let release: OverlayContainerRelease
  private let proxy = OverlayScrollViewDelegateProxy()

  // One drag may scroll and translate in turn, so neither distance equals the pan's translation.
  private var overlayWay: CGFloat = 0
  private var fingerWay: CGFloat = 0
  private var lastOffset: CGPoint

  init(translation: OverlayTranslationController, scrollView: UIScrollView, release: OverlayContainerRelease) {
    self.translation = translation
    self.release = release
    lastOffset = scrollView.contentOffset
    proxy.forward(to: self, from: scrollView)
  }

  func clean() { proxy.cancelForwarding() }

  // MARK: Scroll view callbacks

  func overlayScrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    translation?.startTranslation()
  }

  func overlayScrollViewHoldsContent(_ scrollView: UIScrollView) -> Bool {
    translation.map { follows(scrollView, $0) } ?? false
  }

  func overlayScrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let translation else { return }
    let previous = fingerWay
    fingerWay = scrollView.panGestureRecognizer.translation(in: scrollView).y
    guard follows(scrollView, translation) else {
      lastOffset = scrollView.contentOffset
      return
    }
    if release.followsContent, isAtTop(scrollView) {
      overlayWay -= scrollView.contentOffset.y - topLine(of: scrollView)
    } else {
      overlayWay += fingerWay - previous
    }
    lastOffset = heldOffset(of: scrollView, translation)
    // Sends `scrollViewDidScroll` again unless the offset is already the last one.
    scrollView.contentOffset = lastOffset
    translation.drag(withOffset: overlayWay, usesFunction: false)
  }

  func overlayScrollView(
    _ scrollView: UIScrollView, willEndDraggingWithVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let translation else { return }
    overlayWay = 0
    fingerWay = 0
    scrollView.panGestureRecognizer.setTranslation(.zero, in: nil)
    switch translation.translationPosition {
    case .bottom where targetContentOffset.pointee.y > topLine(of: scrollView):
      targetContentOffset.pointee.y = topLine(of: scrollView)
    case .inFlight where !translation.hasReachedANotch:
      targetContentOffset.pointee.y = lastOffset.y
    default:
      break
    }
    let counts = !release.dropsVelocityOfScrolling || follows(scrollView, translation)
    translation.endTranslation(withVelocity: counts ? velocity : .zero)
  }

  // MARK: Choosing between scrolling and translating

  private func follows(_ scrollView: UIScrollView, _ translation: OverlayTranslationController) -> Bool {
    guard scrollView.isTracking else { return false }
    // The velocity is read last: when the position decides, the result does not depend on it.
    switch translation.translationPosition {
    case .bottom: return !isAtTop(scrollView) && movesUp(scrollView)
    case .top: return isAtTop(scrollView) && !movesUp(scrollView)
    case .inFlight: return isAtTop(scrollView) || movesUp(scrollView)
    case .stationary: return false
    }
  }

  private func movesUp(_ scrollView: UIScrollView) -> Bool {
    scrollView.panGestureRecognizer.velocity(in: nil).y < 0
  }

  /// The content offset at which the content's top is at the top of the view.
  private func topLine(of scrollView: UIScrollView) -> CGFloat {
    -(release.countsSafeArea ? scrollView.adjustedContentInset : scrollView.contentInset).top
  }

  private func isAtTop(_ scrollView: UIScrollView) -> Bool {
    scrollView.contentOffset.y <= topLine(of: scrollView)
  }

  private func heldOffset(of scrollView: UIScrollView, _ translation: OverlayTranslationController) -> CGPoint {
    var offset = lastOffset
    let line = topLine(of: scrollView)
    switch translation.translationPosition {
    case .inFlight, .top: offset.y = max(offset.y, line)
    case .bottom, .stationary: break
    }
    if (offset.y - line) * (scrollView.contentOffset.y - line) < 0 { offset.y = line }
    return offset
  }
}
