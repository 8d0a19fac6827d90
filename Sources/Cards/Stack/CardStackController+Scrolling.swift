public import UIKit

extension CardStackController: UIScrollViewDelegate {
  /// Keeps the top card's dismiss button on the card, not above the container's top, and extends the mask with the
  /// card.
  ///
  /// A card that must not be dismissed is reset whenever it is scrolled by less than its gap. The rule is meant for
  /// pulls; it also undoes the first steps of an upward scroll.
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

  /// Dismisses the top card if the drag ended near the card's top while moving down, at any speed, or very fast
  /// anywhere.
  ///
  /// The scroll view may be any card's: a drag that ends on a lower card, or on one that is being dismissed, dismisses
  /// the top card.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard topViewControllerCanBeDismissed else { return }
    let velocity = scrollView.panGestureRecognizer.velocity(in: view).y
    guard scrollView.contentOffset.y <= 25 && velocity > 0 || velocity >= 4000 else { return }
    popViewController(true, velocity: velocity)
  }
}
