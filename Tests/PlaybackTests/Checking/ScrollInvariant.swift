import Foundation
import Scenes
import UIKit

/// Beginnings and ends of drags alternate. Content that must not leave its range does not leave it. The offset along an
/// axis that does not scroll is constant. At the end every scroll view is at rest and in range.
final class ScrollInvariant: Invariant {
  /// The scroll views that the app moves to arbitrary offsets.
  private let moved: Set<String>

  init(_ scene: SceneShape) {
    moved = Set(scene.reactions.flatMap { $0.changes.flatMap(\.movedIDs) })
  }

  private var dragging: Set<UIScrollView> = []
  private var starts: [UIScrollView: CGPoint] = [:]

  override func didScroll(_ scrollView: UIScrollView, to moment: UIScrollView.Moment) {
    let name = scrollView.nameInResults
    switch moment {
    case .willBeginDragging:
      if !dragging.insert(scrollView).inserted { note("\(name) begins to drag twice") }
      if !scrollView.isDragging { note("\(name) begins a drag while isDragging is false") }
    case .didEndDragging:
      if dragging.remove(scrollView) == nil { note("\(name) ends a drag that never began") }
      if scrollView.isDragging { note("\(name) ends a drag while isDragging is true") }
    case .didEndDecelerating:
      if dragging.contains(scrollView) { note("\(name) comes to rest during a drag") }
      if scrollView.isDecelerating { note("\(name) comes to rest while isDecelerating is true") }
      // A touch stops the content at any offset.
      if !scrollView.isTracking { checkRange(of: scrollView) }
    }
    if moment == .willBeginDragging, !scrollView.isScrollEnabled {
      note("\(name) scrolls although scrolling is disabled")
    }
    // During a pinch the touches determine the offset.
    if !scrollView.bounces, !scrollView.isZooming { checkRange(of: scrollView) }
    checkAxes(of: scrollView)
  }

  override func finish(_ scene: SceneInstance) {
    for scrollView in scene.windows.flatMap(\.allScrollViews) {
      let name = scrollView.nameInResults
      if scrollView.isDragging || scrollView.isDecelerating || scrollView.isTracking || scrollView.isZooming {
        note("\(name) is not at rest in the end")
      }
      checkRange(of: scrollView)
      let scales = scrollView.minimumZoomScale...scrollView.maximumZoomScale
      if !scales.contains(scrollView.zoomScale) { note("\(name) rests at the scale \(scrollView.zoomScale)") }
      checkPage(of: scrollView)
      guard let table = scrollView as? UITableView else { continue }
      for cell in table.visibleCells where cell.isHighlighted { note("a cell of \(name) stays highlighted") }
    }
  }

  private func range(of scrollView: UIScrollView) -> (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = scrollView.adjustedContentInset
    let size = scrollView.bounds.size
    let content = scrollView.contentSize
    return (
      -inset.left...max(-inset.left, content.width + inset.right - size.width),
      -inset.top...max(-inset.top, content.height + inset.bottom - size.height)
    )
  }

  private func checkRange(of scrollView: UIScrollView) {
    let (x, y) = range(of: scrollView)
    let offset = scrollView.contentOffset
    // Without a drag along this axis the content keeps its initial offset.
    guard let start = starts[scrollView], !moved.contains(scrollView.nameInResults) else { return }
    let isRight = offset.x == start.x || x.widened.contains(offset.x)
    if !isRight || offset.y != start.y && !y.widened.contains(offset.y) {
      note("\(scrollView.nameInResults) is at \(offset), which is not in \(x) and \(y)")
    }
  }

  /// Along an axis, content that is not larger than the view does not move unless the axis always bounces.
  private func checkAxes(of scrollView: UIScrollView) {
    defer { starts[scrollView] = starts[scrollView] ?? scrollView.contentOffset }
    guard let start = starts[scrollView], !moved.contains(scrollView.nameInResults),
      scrollView.minimumZoomScale == scrollView.maximumZoomScale
    else { return }
    let (x, y) = range(of: scrollView)
    let offset = scrollView.contentOffset
    if x.lowerBound == x.upperBound, !(scrollView.bounces && scrollView.alwaysBounceHorizontal), offset.x != start.x,
      !x.contains(offset.x)
    {
      note("\(scrollView.nameInResults) moves sideways")
    }
    if y.lowerBound == y.upperBound, !(scrollView.bounces && scrollView.alwaysBounceVertical), offset.y != start.y,
      !y.contains(offset.y)
    {
      note("\(scrollView.nameInResults) moves up and down")
    }
  }

  private func checkPage(of scrollView: UIScrollView) {
    guard scrollView.isPagingEnabled, starts[scrollView] != nil, !moved.contains(scrollView.nameInResults),
      scrollView.zoomScale == 1
    else { return }
    let (x, y) = range(of: scrollView)
    let size = scrollView.bounds.size
    let offset = scrollView.contentOffset
    func isPage(_ offset: CGFloat, _ length: CGFloat, _ range: ClosedRange<CGFloat>) -> Bool {
      let pages = offset / length
      return abs(pages - pages.rounded()) * length < 0.01 || offset <= range.lowerBound || offset >= range.upperBound
    }
    if !isPage(offset.x, size.width, x) || !isPage(offset.y, size.height, y) {
      note("\(scrollView.nameInResults) rests between two pages, at \(offset)")
    }
  }
}

extension ClosedRange<CGFloat> {
  /// The range with a tolerance for rounding.
  fileprivate var widened: ClosedRange<CGFloat> { lowerBound - 0.001...upperBound + 0.001 }
}

extension UIView {
  /// All scroll views among the view and its descendants.
  fileprivate var allScrollViews: [UIScrollView] {
    ((self as? UIScrollView).map { [$0] } ?? []) + subviews.flatMap(\.allScrollViews)
  }
}
