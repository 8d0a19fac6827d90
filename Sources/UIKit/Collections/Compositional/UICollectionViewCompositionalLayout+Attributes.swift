import Foundation

/// The attributes of the elements of a compositional layout.
extension UICollectionViewCompositionalLayout {
  /// How far the scroll view of a section has scrolled. Zero without one.
  final func offset(ofSection section: Int, _ scroller: OrthogonalSection?) -> CGPoint {
    guard let scroller else { return .zero }
    return collectionView?.scrollers[section]?.contentOffset ?? scroller.firstOffset
  }

  final func extra(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let places else { return nil }
    if let extra = places.extras.first(where: { $0.key == key }) { return attributes(of: extra, in: nil) }
    guard let index = key.path.first, places.sections.indices.contains(index) else { return nil }
    let section = places.sections[index]
    return section.extras.first { $0.key == key }.map { attributes(of: $0, in: section) }
  }

  final func attributes(
    of place: GroupFilling.Place, in section: Int, _ scroller: OrthogonalSection?
  ) -> UICollectionViewLayoutAttributes {
    let attributes = newAttributes(forCellWith: IndexPath(item: place.number, section: section))
    (attributes.frame, attributes.zIndex, attributes.estimatedAxes) = (place.frame, place.zIndex, place.estimated)
    if let scroller {
      attributes.scrollerSection = section
      let offset = offset(ofSection: section, scroller)
      attributes.frame = place.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }
    return attributes
  }

  final func attributes(
    of extra: CompositionalPlaces.Extra, in section: CompositionalPlaces.Section?
  ) -> UICollectionViewLayoutAttributes {
    let attributes = newAttributes(forSupplementaryViewOfKind: extra.key.kind ?? "", with: extra.key.path)
    if extra.key.isDecoration { attributes.represent(.decorationView, extra.key.kind) }
    (attributes.frame, attributes.zIndex, attributes.estimatedAxes) = (extra.frame, extra.zIndex, extra.estimated)
    if extra.pins { attributes.frame = pinned(extra, in: section) }
    return attributes
  }

  /// The frame of a header or footer that stays in sight while its section is.
  private final func pinned(_ extra: CompositionalPlaces.Extra, in section: CompositionalPlaces.Section?) -> CGRect {
    guard let view = collectionView, let places else { return extra.frame }
    let axis = places.axis
    let insets = view.adjustedContentInset
    let sight = view.bounds.inset(by: insets)
    let length = extra.frame.size.length(along: axis)
    let own = isVertical ? extra.frame.minY : extra.frame.minX
    let range = section.map { $0.start...max($0.start, $0.end) } ?? 0...max(places.length, 0)
    let place =
      extra.isAtStart
      ? min(max(own, isVertical ? sight.minY : sight.minX), range.upperBound - length)
      : max(min(own, (isVertical ? sight.maxY : sight.maxX) - length), range.lowerBound)
    return extra.frame.offsetBy(dx: isVertical ? 0 : place - own, dy: isVertical ? place - own : 0)
  }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// The kind of the element.
  public final var name: String { representedElementKind ?? "" }
}
