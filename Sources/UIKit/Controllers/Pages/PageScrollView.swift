import Foundation

/// The private scroll view of a page view controller, with room for the page before the shown one, the shown one and the page after it.
@MainActor
final class PageScrollView: UIScrollView {
  weak var queue: PageQueue?

  init() {
    super.init(frame: .zero)
    className = "_UIQueuingScrollView"
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { return nil }

  override func dragWillBegin() { queue?.dragWillBegin() }

  override func didComeToRest() { queue?.didComeToRest() }

  override func layoutSubviews() {
    super.layoutSubviews()
    queue?.contentDidMove()
  }
}
