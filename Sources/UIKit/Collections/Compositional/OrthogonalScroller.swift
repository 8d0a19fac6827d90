import Foundation

/// A section whose groups scroll across the layout's axis.
struct OrthogonalSection: Equatable {
  /// The place of its scroll view, in the collection view's coordinate space.
  var frame: CGRect
  let axis: NSLayoutConstraint.Axis
  /// The length of the groups and the insets along its axis.
  let length: CGFloat
  /// The places of the groups along its axis.
  let groups: [CompositionalPlaces.Span]
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let decelerationRate: UIScrollView.DecelerationRate?
  let bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce

  @MainActor
  init(
    frame: CGRect, axis: NSLayoutConstraint.Axis, length: CGFloat, groups: [CompositionalPlaces.Span],
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    properties: UICollectionLayoutSectionOrthogonalScrollingProperties
  ) {
    (self.frame, self.axis, self.length, self.groups, self.behavior) = (frame, axis, length, groups, behavior)
    (decelerationRate, bounce) = (properties.decelerationRate.scroll, properties.bounce)
  }

  private var room: CGFloat { frame.size.length(along: axis) }

  /// The offsets at which a group is at the start of the section's groups, or in the middle of the scroll view.
  var stops: [CGFloat] {
    guard let first = groups.first else { return [] }
    return groups.map {
      behavior == .groupPagingCentered ? $0.start + $0.length / 2 - room / 2 : $0.start - first.start
    }
  }

  /// The insets that let the first and the last group be in the middle.
  var insets: UIEdgeInsets {
    guard behavior == .groupPagingCentered, let first = stops.first, let last = stops.last else { return .zero }
    let (start, end) = (max(-first, 0), max(last + room - length, 0))
    return axis == .horizontal
      ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
  }

  /// The offset before the first scroll.
  var firstOffset: CGPoint { CGPoint(x: -insets.left, y: -insets.top) }
}

/// The private scroll view of a section whose groups scroll across the layout's axis.
///
/// Source: its class name and that it contains the cells, dumps of iOS 13 and later [O].
final class OrthogonalScroller: UIScrollView {
  weak var owner: UICollectionView?
  private(set) var section: OrthogonalSection

  init(_ section: OrthogonalSection, of owner: UICollectionView) {
    (self.section, self.owner) = (section, owner)
    super.init(frame: section.frame)
    className = "_UICollectionViewOrthogonalScrollerEmbeddedScrollView"
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    apply()
    contentOffset = section.firstOffset
  }

  required init?(coder: NSCoder) { return nil }

  var isAtStart: Bool {
    section.axis == .horizontal
      ? contentOffset.x <= section.firstOffset.x : contentOffset.y <= section.firstOffset.y
  }

  /// Takes over another place and length. The offset stays.
  func show(_ section: OrthogonalSection) {
    guard section != self.section else { return }
    self.section = section
    apply()
  }

  private func apply() {
    if frame != section.frame { frame = section.frame }
    var size = section.frame.size
    size.set(section.length, along: section.axis)
    contentSize = size
    if contentInset != section.insets { contentInset = section.insets }
    isPagingEnabled = section.behavior == .paging
    let isHorizontal = section.axis == .horizontal
    alwaysBounceHorizontal = isHorizontal && section.bounce == .always
    alwaysBounceVertical = !isHorizontal && section.bounce == .always
    bounces = section.bounce != .never
    let pages = section.behavior == .groupPaging || section.behavior == .groupPagingCentered
    decelerationRate = section.decelerationRate ?? (pages ? .fast : .normal)
  }

  override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { owner?.setNeedsLayout() } }
  }

  /// Touches on its cells select items of the collection view, as others do [I].
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    next?.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    next?.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    next?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    next?.touchesCancelled(touches, with: event)
  }

  /// The group at which a drag comes to rest.
  ///
  /// Source: Apple's page of UICollectionLayoutSectionOrthogonalScrollingBehavior [D]. That a release with a velocity leads to the next
  /// group in its direction, counted from where the finger lifts, is inferred [I].
  override func landing(of target: CGPoint, velocity: CGPoint) -> CGPoint {
    let isHorizontal = section.axis == .horizontal
    let proposed = isHorizontal ? target.x : target.y
    let offset = isHorizontal ? contentOffset.x : contentOffset.y
    let speed = isHorizontal ? velocity.x : velocity.y
    let stop: CGFloat? =
      switch section.behavior {
      case .none, .continuous, .paging: nil
      case .continuousGroupLeadingBoundary: nearest(to: proposed)
      case .groupPaging, .groupPagingCentered:
        if speed == 0 {
          nearest(to: offset)
        } else {
          pageStop(from: offset, speed: speed)
        }
      }
    guard let stop else { return target }
    let insets = adjustedContentInset
    let end = section.length + (isHorizontal ? insets.right - bounds.width : insets.bottom - bounds.height)
    let place = min(max(stop, isHorizontal ? -insets.left : -insets.top), max(end, -insets.left - insets.top))
    return isHorizontal ? CGPoint(x: place, y: target.y) : CGPoint(x: target.x, y: place)
  }

  private func nearest(to offset: CGFloat) -> CGFloat? {
    section.stops.min { abs($0 - offset) < abs($1 - offset) }
  }

  private func pageStop(from offset: CGFloat, speed: CGFloat) -> CGFloat? {
    let stops = section.stops
    let next = speed > 0 ? stops.first { $0 > offset } : stops.last { $0 < offset }
    let result = next ?? nearest(to: offset)
    if let start = drag.map({ section.axis == .horizontal ? $0.start.x : $0.start.y }), let first = nearest(to: start),
      let index = stops.firstIndex(of: first)
    {
      let counted = stops[min(max(index + (speed > 0 ? 1 : -1), 0), stops.count - 1)]
      if counted != result {
        Dispute(
          "whether the page that a release leads to is counted from where the finger lifts or from where it came down"
        )
        .note(by: panGestureRecognizer, touch: pan.sequenceTouches.first)
      }
    }
    return result
  }
}
