public import UIKit

extension CardStackController: UIScrollViewDelegate {
  /// Keeps the top card's dismiss button on the card, down to the container's top, and stretches the mask with the card.
  ///
  /// A card that may not be dismissed goes back to its place whenever it is scrolled by less than its gap: meant for pulls, it
  /// also undoes the first steps of a scroll upwards.
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

  /// Takes the top card away if the finger went down near the card's top, however little, or very fast anywhere.
  ///
  /// It may be any card's scroll view: a drag that ends on a lower card, or on one that is already leaving, takes the top card.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    guard topViewControllerCanBeDismissed else { return }
    let velocity = scrollView.panGestureRecognizer.velocity(in: view).y
    guard scrollView.contentOffset.y <= 25 && velocity > 0 || velocity >= 4000 else { return }
    popViewController(true, velocity: velocity)
  }
}
