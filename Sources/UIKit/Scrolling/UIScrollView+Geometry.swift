import Foundation

extension UIScrollView {
  /// The adjusted content insets.
  ///
  /// Source: Apple's pages of contentInset and contentInsetAdjustmentBehavior [D].
  final var effectiveInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safeArea = lastSafeAreaInsets
    guard safeArea != .zero else { return contentInset }
    var inset = contentInset
    let isAlways = contentInsetAdjustmentBehavior == .always
    if isAlways || horizontalAxis(inset).scrolls {
      inset.left += safeArea.left
      inset.right += safeArea.right
    }
    if isAlways || verticalAxis(inset).scrolls {
      inset.top += safeArea.top
      inset.bottom += safeArea.bottom
    }
    return inset
  }

  /// The current state of both axes.
  final var axes: (x: ScrollAxis, y: ScrollAxis) {
    let inset = effectiveInset
    return (horizontalAxis(inset), verticalAxis(inset))
  }

  private final var rubberBandCoefficient: CGFloat {
    EngineFault.rubberBand.isInjected ? 0 : engine.platform.rubberBandCoefficient
  }

  private final func horizontalAxis(_ inset: UIEdgeInsets) -> ScrollAxis {
    ScrollAxis(
      content: contentSize.width, insetBefore: inset.left, insetAfter: inset.right, dimension: storedBounds.width,
      bounces: bounces, alwaysBounces: alwaysBounceHorizontal,
      rubberBandCoefficient: rubberBandCoefficient)
  }

  private final func verticalAxis(_ inset: UIEdgeInsets) -> ScrollAxis {
    ScrollAxis(
      content: contentSize.height, insetBefore: inset.top, insetAfter: inset.bottom, dimension: storedBounds.height,
      bounces: bounces, alwaysBounces: alwaysBounceVertical,
      rubberBandCoefficient: rubberBandCoefficient)
  }

  /// Whether the content can scroll along the dominant axis of a translation in the screen's space.
  final func scrolls(along way: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let axes = axes
    guard axes.x.scrolls != axes.y.scrolls else { return axes.x.scrolls }
    let way = vectorFromScreen(way)
    return axes.x.scrolls ? abs(way.x) >= abs(way.y) : abs(way.y) >= abs(way.x)
  }

  /// The offset nearest to the current one that shows `rect`, or its origin if it is larger than the visible area.
  final func offset(showing rect: CGRect) -> CGPoint {
    let (x, y) = axes
    let inset = effectiveInset
    return CGPoint(
      x: x.clamp(
        Self.offset(
          contentOffset.x, showing: rect.minX, rect.maxX, through: storedBounds.width, inset.left, inset.right)),
      y: y.clamp(
        Self.offset(
          contentOffset.y, showing: rect.minY, rect.maxY, through: storedBounds.height, inset.top, inset.bottom)))
  }

  private static func offset(
    _ offset: CGFloat, showing start: CGFloat, _ end: CGFloat, through dimension: CGFloat, _ before: CGFloat,
    _ after: CGFloat
  ) -> CGFloat {
    let earliest = end - dimension + after
    let latest = start - before
    if earliest > latest { return latest }
    return min(max(offset, earliest), latest)
  }

  final func contentDidChange() {
    followSafeArea()
    keepInRange()
  }

  /// Keeps content in the view of a controller that is at its beginning there when the safe area adds another part to the insets: below
  /// the bars when the view first appears. Of a scroll view outside of controllers no source says so.
  ///
  /// Source: a scroll view below a navigation bar begins at minus its adjusted inset, printed in many reports, such as Stack Overflow
  /// 19038949 [O].
  final func followSafeArea() {
    guard lastSafeAreaInsets != .zero || addedInset != .zero else { return }
    let inset = effectiveInset
    let added = CGPoint(x: inset.left - contentInset.left, y: inset.top - contentInset.top)
    let before = addedInset
    guard added != before else { return }
    addedInset = added
    guard drag == nil, deceleration == nil, animation == nil, pinchStart == nil,
      sequence(first: self as UIView, next: \.parent).contains(where: { $0.viewController != nil })
    else { return }
    var offset = contentOffset
    if offset.x == -(contentInset.left + before.x) { offset.x = -inset.left }
    if offset.y == -(contentInset.top + before.y) { offset.y = -inset.top }
    if offset != contentOffset { bySystem { contentOffset = offset } }
  }

  final func insetDidChange() {
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Moves content at rest back into its range.
  final func keepInRange() {
    guard drag == nil, deceleration == nil, animation == nil, pinchStart == nil, storedBounds.size != .zero else {
      return
    }
    let axes = axes
    let offset = CGPoint(x: axes.x.clamp(contentOffset.x), y: axes.y.clamp(contentOffset.y))
    if offset != contentOffset { bySystem { contentOffset = offset } }
  }
}
