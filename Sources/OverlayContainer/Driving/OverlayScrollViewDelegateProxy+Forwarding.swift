import Foundation
import UIKit

/// Methods that are only forwarded. The original uses the Objective-C runtime's forwarding for them.
extension OverlayScrollViewDelegateProxy {
  func scrollViewDidZoom(_ scrollView: UIScrollView) { original?.scrollViewDidZoom(scrollView) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    original?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    original?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { original?.scrollViewDidEndDecelerating(scrollView) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    original?.scrollViewDidEndScrollingAnimation(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { original?.viewForZooming(in: scrollView) }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    original?.scrollViewWillBeginZooming(scrollView, with: view)
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    original?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    original?.scrollViewShouldScrollToTop(scrollView) ?? true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { original?.scrollViewDidScrollToTop(scrollView) }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    original?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}

extension OverlayScrollViewDelegateProxy {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    originalOfTable?.tableView(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    originalOfTable?.tableView(tableView, heightForHeaderInSection: section) ?? UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    originalOfTable?.tableView(tableView, heightForFooterInSection: section) ?? UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    originalOfTable?.tableView(tableView, viewForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    originalOfTable?.tableView(tableView, viewForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    originalOfTable?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    originalOfTable?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    originalOfTable?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    originalOfTable?.tableView(tableView, didHighlightRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    originalOfTable?.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard let originalOfTable else { return indexPath }
    return originalOfTable.tableView(tableView, willSelectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    guard let originalOfTable else { return indexPath }
    return originalOfTable.tableView(tableView, willDeselectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    originalOfTable?.tableView(tableView, didSelectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    originalOfTable?.tableView(tableView, didDeselectRowAt: indexPath)
  }
}
