public import UIKit

extension CardStackController: UIScrollViewDelegate {
  /// Moves the dismiss button down with the top card, but not above the container's top, and extends the card's mask.
  ///
  /// If the card must not be dismissed, an offset below `verticalTopOffset` is reset to 0. This is meant for pulls
  /// down, but it also undoes the first steps of an upward scroll.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let card = topCard, scrollView === card.scrollView else { return }
    let offset = scrollView.contentOffset.y
    if offset >= verticalTopOffset {
      card.containerView.dismissButtonTop = 0
    } else {
      card.containerView.dismissButtonTop = verticalTopOffset - offset
      if !topViewControllerCanBeDismissed { scrollView.contentOffset.y = 0 }
    }
    let overshoot = scrollView.bounds.maxY - scrollView.contentSize.height
    if overshoot >= 0 { card.containerView.maskBottom = overshoot }
  }

  /// Dismisses the top card if the drag ended downwards at an offset of at most 25, or at 4000 points/s or more.
  ///
  /// Any card's scroll view may call this: a drag on a lower card, or on one being dismissed, dismisses the top card.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard topViewControllerCanBeDismissed else { return }
    let velocity = scrollView.panGestureRecognizer.velocity(in: view).y
    guard scrollView.contentOffset.y <= 25 && velocity > 0 || velocity >= 4000 else { return }
    popViewController(true, velocity: velocity)
  }
}
