import Foundation

/// The pages of a page view controller: the shown one, those beside it, and the one that a drag or an animation brings in.
///
/// The data source is asked for both neighbors of the shown page when a drag begins, before it for the page before; the answers are
/// kept until other pages are set. No source states when UIKit asks [I]. The pages become children when they come into sight [I].
@MainActor
final class PageQueue {
  /// A page beside the shown one.
  private enum Neighbor {
    case unknown
    case known(UIViewController?)

    var page: UIViewController? {
      if case .known(let page) = self { page } else { nil }
    }
  }

  /// A change of the shown page.
  private struct Turn {
    let page: UIViewController
    /// -1 for the page before the shown one, 1 for the page after it.
    let side: CGFloat
    let isDrag: Bool
    var completion: ((Bool) -> Void)?
  }

  private unowned let owner: UIPageViewController
  let scrollView = PageScrollView()
  private let places = [UIView(), UIView(), UIView()]
  private(set) var pages: [UIViewController] = []
  private var neighbors: (before: Neighbor, after: Neighbor) = (.unknown, .unknown)
  private var turn: Turn?
  /// Whether the current motion began with a drag.
  private var isDragged = false
  private var hasIndicator = false

  init(of owner: UIPageViewController) {
    self.owner = owner
    scrollView.queue = self
    for place in places { scrollView.addSubview(place) }
  }

  private var shown: UIViewController? { pages.first }
  private var isVertical: Bool { owner.navigationOrientation == .vertical }
  private var isInSight: Bool { owner.appearance.phase == .appeared }

  /// Why touches on the pages have unknown consequences.
  var unmodelledTouches: String? {
    if owner.transitionStyle == .pageCurl { return "pages that curl" }
    if hasIndicator { return "pages with an indicator" }
    if !isVertical, scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      return "pages from the right to the left"
    }
    return nil
  }

  func forgetNeighbors() {
    neighbors = (.unknown, .unknown)
    updateRange()
  }

  // MARK: Geometry

  /// The distance of two pages, in points.
  private var length: CGFloat { isVertical ? scrollView.bounds.height : scrollView.bounds.width }

  private func offset(of side: CGFloat) -> CGPoint {
    let way = length * (1 + side)
    return isVertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0)
  }

  /// How far the content is from the shown page, in pages; negative towards the page before.
  private var distance: CGFloat {
    length > 0 ? (isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x) / length - 1 : 0
  }

  private var isMoving: Bool {
    scrollView.drag != nil || scrollView.deceleration != nil || scrollView.animation != nil
  }

  /// Places the scroll view and the pages. Source: that the scroll view is larger by the space between pages is known from
  /// printed hierarchies [O].
  func layOut() {
    let half = owner.spacing / 2
    let frame = owner.view.bounds.insetBy(dx: isVertical ? 0 : -half, dy: isVertical ? -half : 0)
    guard scrollView.frame != frame || scrollView.contentSize == .zero else { return }
    scrollView.systemFrame = frame
    let size = frame.size
    scrollView.contentSize =
      isVertical
      ? CGSize(width: size.width, height: 3 * size.height) : CGSize(width: 3 * size.width, height: size.height)
    for (place, index) in zip(places, 0...) {
      let start = length * CGFloat(index)
      place.frame =
        isVertical
        ? CGRect(x: 0, y: start + half, width: size.width, height: size.height - 2 * half)
        : CGRect(x: start + half, y: 0, width: size.width - 2 * half, height: size.height)
      for page in place.subviews { page.systemFrame = place.bounds }
    }
    updateRange()
    if !isMoving { center() }
  }

  private func center() { scrollView.moveItself(to: offset(of: 0)) }

  /// Limits the content to the pages that there are, and lets it bounce at their edges.
  private func updateRange() {
    guard owner.isViewLoaded else { return }
    let hasBefore = neighbors.before.page != nil || turn?.side == -1
    let hasAfter = neighbors.after.page != nil || turn?.side == 1
    let (before, after) = (hasBefore ? 0 : -length, hasAfter ? 0 : -length)
    scrollView.contentInset =
      isVertical
      ? UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
      : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
    scrollView.alwaysBounceHorizontal = !isVertical
    scrollView.alwaysBounceVertical = isVertical
    scrollView.isScrollEnabled = owner.dataSource != nil && owner.transitionStyle == .scroll
  }

  // MARK: Changes by code

  func show(
    _ new: [UIViewController], from direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    if owner.transitionStyle == .scroll, new.count != 1 {
      Unmodelled.note("a page view controller that scrolls is given \(new.count) pages, with which UIKit ends the app")
    }
    finishTurn(isInterrupted: true)
    neighbors = (.unknown, .unknown)
    let source = owner.dataSource
    hasIndicator =
      owner.transitionStyle == .scroll && (source?.presentationCount(for: owner) ?? 0) > 0 && !new.isEmpty
    guard let page = new.first, let old = shown, page !== old, animated, isInSight, owner.transitionStyle == .scroll
    else {
      replace(with: new)
      updateRange()
      completion?(true)
      return
    }
    begin(Turn(page: page, side: direction == .forward ? 1 : -1, isDrag: false, completion: completion))
    scrollView.animate(to: offset(of: direction == .forward ? 1 : -1))
  }

  private func replace(with new: [UIViewController]) {
    let old = pages
    for page in new where page.parent !== owner { owner.addChild(page) }
    if isInSight {
      for page in old where !new.contains(where: { $0 === page }) { page.beginAppearance(false, animated: false) }
    }
    for page in old where !new.contains(where: { $0 === page }) { page.willMove(toParent: nil) }
    pages = new
    if owner.isViewLoaded || !new.isEmpty {
      _ = owner.view
      for page in new where !old.contains(where: { $0 === page }) {
        if isInSight { page.beginAppearance(true, animated: false) }
        put(page, in: 1)
        if isInSight { page.endAppearance() }
        page.didMove(toParent: owner)
      }
    }
    for page in old where !new.contains(where: { $0 === page }) {
      page.viewIfLoaded?.removeFromSuperview()
      if isInSight { page.endAppearance() }
      page.removeFromParent()
    }
  }

  private func put(_ page: UIViewController, in place: Int) {
    page.view.systemFrame = places[place].bounds
    places[place].addSubview(page.view)
    page.view.updateSafeArea()
  }

  // MARK: Turns

  /// Asks for the pages beside the shown one.
  func dragWillBegin() {
    isDragged = true
    if turn != nil {
      Unmodelled.note("the pages of a page view controller are dragged before they are at rest, which is not modelled")
    }
    guard let shown, let source = owner.dataSource else { return }
    if case .unknown = neighbors.before {
      neighbors.before = .known(source.pageViewController(owner, viewControllerBefore: shown))
    }
    if case .unknown = neighbors.after {
      neighbors.after = .known(source.pageViewController(owner, viewControllerAfter: shown))
    }
    updateRange()
  }

  /// Brings in the page at the side to which the content has moved.
  func contentDidMove() {
    guard isDragged, distance != 0 else { return }
    let side: CGFloat = distance < 0 ? -1 : 1
    guard let page = side < 0 ? neighbors.before.page : neighbors.after.page, turn?.side != side else { return }
    if turn != nil { finishTurn(isInterrupted: false, at: 0) }
    begin(Turn(page: page, side: side, isDrag: true))
    owner.engine.handlers.sendCall(.pageWillTurn, to: owner.delegate, of: owner) {
      owner.delegate?.pageViewController(owner, willTransitionTo: [page])
    }
  }

  private func begin(_ turn: Turn) {
    self.turn = turn
    if turn.page.parent !== owner { owner.addChild(turn.page) }
    if isInSight {
      turn.page.beginAppearance(true, animated: true)
      shown?.beginAppearance(false, animated: true)
    }
    put(turn.page, in: turn.side < 0 ? 0 : 2)
    updateRange()
  }

  func didComeToRest() {
    // The motion may have ended before a layout.
    contentDidMove()
    defer { isDragged = false }
    if turn != nil, abs(distance - distance.rounded()) > 0.01 {
      Unmodelled.note("the size of a page view controller changes while its pages move, which is not modelled")
    }
    finishTurn(isInterrupted: false, at: distance.rounded())
  }

  /// Ends a turn with the page at a side of the shown one; without a side, with the page of the turn.
  private func finishTurn(isInterrupted: Bool, at side: CGFloat? = nil) {
    guard let turn, let old = shown else { return }
    self.turn = nil
    let isComplete = side == nil || side == turn.side
    let (new, gone) = isComplete ? (turn.page, old) : (old, turn.page)
    if !isComplete, isInSight {
      old.beginAppearance(true, animated: true)
      turn.page.beginAppearance(false, animated: true)
    }
    if isComplete {
      pages = [new]
      put(new, in: 1)
      neighbors =
        turn.isDrag
        ? (turn.side > 0 ? (.known(old), .unknown) : (.unknown, .known(old))) : (.unknown, .unknown)
    }
    gone.willMove(toParent: nil)
    gone.viewIfLoaded?.removeFromSuperview()
    if side != 0 || scrollView.drag == nil {
      if isInterrupted { _ = scrollView.stopForCode() }
      center()
    }
    if isInSight {
      new.endAppearance()
      gone.endAppearance()
    }
    if isComplete { new.didMove(toParent: owner) }
    gone.removeFromParent()
    updateRange()
    turn.completion?(!isInterrupted)
    guard turn.isDrag else { return }
    owner.engine.handlers.sendCall(.pageDidTurn, to: owner.delegate, of: owner) {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: !isInterrupted, previousViewControllers: [old], transitionCompleted: isComplete)
    }
  }
}
