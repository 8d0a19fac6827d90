import Foundation

/// Headers, footers and backgrounds.
extension CompositionalPlaces {
  /// Places the headers or the footers at the present place; returns them and the length that they add.
  mutating func place(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], atStart: Bool, _ across: Span, of section: Int?
  ) -> (views: [Extra], extension: CGFloat) {
    var views: [Extra] = []
    var added: CGFloat = 0
    let container =
      axis == .vertical
      ? CGSize(width: across.length, height: size.height) : CGSize(width: size.width, height: across.length)
    for item in items {
      guard let isFirst = item.isAtStart(along: axis) else {
        if atStart { doubts.append((length, "where a view at the side of a section is")) }
        continue
      }
      guard isFirst == atStart else { continue }
      let key = ElementKey(
        kind: item.elementKind, path: section.map { IndexPath(item: 0, section: $0) } ?? IndexPath(item: 0, section: 0))
      let estimated = item.layoutSize.estimatedAxes
      var extent = item.layoutSize.size(in: container)
      if let own = ownSizes[key] {
        if estimated.contains(.horizontal) { extent.width = own.width }
        if estimated.contains(.vertical) { extent.height = own.height }
      } else if estimated != [] {
        firstPending = min(firstPending ?? length, length)
      }
      let extentAlong = extent.length(along: axis)
      if item.extendsBoundary, item.offset != .zero, !item.isOfList {
        doubts.append((length, "whether the offset of a header or footer makes its section longer"))
      }
      var frame = item.frame(
        in: rect(along: Span(start: length, length: extentAlong), across: across), size: extent)
      frame = frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
      if !atStart, !item.extendsBoundary {
        frame = frame.offsetBy(
          dx: axis == .horizontal ? -extentAlong : 0, dy: axis == .vertical ? -extentAlong : 0)
      }
      if item.extendsBoundary { added = max(added, extentAlong + (item.isOfList ? item.offset.y : 0)) }
      views.append(
        Extra(
          key: key, frame: pixels(frame.inset(by: item.effectiveInsets)), zIndex: item.zIndex, estimated: estimated,
          pins: item.pinToVisibleBounds, isAtStart: atStart))
    }
    return (views, added)
  }

  func decoration(
    _ item: NSCollectionLayoutDecorationItem, of index: Int, _ section: Section, _ insets: NSDirectionalEdgeInsets
  ) -> Extra {
    let frame = rect(
      along: Span(start: section.start, length: section.end - section.start),
      across: Span(start: insets.start(across: axis), length: size.inset(by: insets).length(along: axis.other)))
    return Extra(
      key: ElementKey(kind: item.elementKind, path: IndexPath(item: 0, section: index), isDecoration: true),
      frame: pixels(frame.inset(by: item.contentInsets)), zIndex: item.zIndex, estimated: [])
  }

  /// Adds the headers or the footers of the whole layout.
  mutating func appendEdges(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], atStart: Bool, insets: NSDirectionalEdgeInsets
  ) {
    let across = Span(start: insets.start(across: axis), length: size.inset(by: insets).length(along: axis.other))
    let placed = place(items, atStart: atStart, across, of: nil)
    length += placed.extension
    extras += placed.views
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Whether the view is at the start or at the end of its section; `nil` if it is at a side.
  fileprivate final func isAtStart(along axis: NSLayoutConstraint.Axis) -> Bool? {
    let edges = containerAnchor.edges
    let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
    return edges.contains(start) ? true : edges.contains(end) ? false : nil
  }
}
