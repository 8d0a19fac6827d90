import Foundation

/// The places of the elements of a compositional layout, in the collection view's coordinate space.
@MainActor
struct CompositionalPlaces {
  /// A header, a footer, a badge or a view behind items.
  struct Extra {
    let key: ElementKey
    var frame: CGRect
    let zIndex: Int
    let estimated: EstimatedAxes
    var pins = false
    /// Whether it is at the start of its section.
    var isAtStart = false
  }
  /// The items of a group.
  struct Row {
    /// The range that the items take along the axis of the groups. Items can be outside of their group.
    let start: CGFloat
    let end: CGFloat
    /// The indices of the section's items.
    let items: Range<Int>
  }
  struct Section {
    /// Items by their numbers. Those of a section that scrolls are at offset zero.
    var items: [GroupFilling.Place] = []
    var rows: [Row] = []
    var extras: [Extra] = []
    /// The range along the axis.
    var start: CGFloat = 0
    var end: CGFloat = 0
    var scroller: OrthogonalSection?
    /// The range that the elements take along the axis. They can be outside of their section.
    var reach: (start: CGFloat, end: CGFloat) = (0, 0)
    var rowIndex = ReachIndex()
    var extraIndex = ReachIndex()
    /// Whether a header or footer stays in sight.
    var pins = false
  }

  var sections: [Section] = []
  /// Headers and footers of the whole layout.
  var extras: [Extra] = []
  var length: CGFloat = 0
  /// What is not known, with the place along the axis from which it counts.
  var doubts: [(start: CGFloat, question: String)] = []
  var sectionIndex = ReachIndex()
  /// The sections with a header or footer that stays in sight.
  var pinnedSections: [Int] = []
  /// The place along the axis from which elements were not measured.
  var firstPending: CGFloat?

  let axis: NSLayoutConstraint.Axis
  /// The size of the collection view.
  let size: CGSize
  let scale: CGFloat
  private let traits: UITraitCollection
  let ownSizes: [ElementKey: CGSize]

  init(
    along axis: NSLayoutConstraint.Axis, size: CGSize, scale: CGFloat, traits: UITraitCollection,
    ownSizes: [ElementKey: CGSize]
  ) {
    (self.axis, self.size, self.scale, self.traits, self.ownSizes) = (axis, size, scale, traits, ownSizes)
  }

  // MARK: Sections

  /// Adds a section with `count` items.
  ///
  /// - Parameter insets: The insets of its container, across the axis.
  mutating func append(
    _ section: NSCollectionLayoutSection, count: Int, insets: NSDirectionalEdgeInsets, spacing: CGFloat
  ) {
    if !sections.isEmpty { length += spacing }
    let index = sections.count
    var new = Section()
    new.start = length
    let own = section.contentInsets
    let inner = size.inset(by: insets).inset(by: own)
    let across = Span(
      start: insets.start(across: axis) + own.start(across: axis), length: inner.length(along: axis.other))
    let boundary =
      section.supplementariesFollowContentInsets
      ? across : Span(start: insets.start(across: axis), length: size.inset(by: insets).length(along: axis.other))
    let (before, after) = (own.start(along: axis), own.end(along: axis))
    if before != 0 || after != 0, section.group.layoutSize.isPart(along: axis) {
      doubts.append((length, "whether the insets of a section shorten a group that is a part of its length"))
    }
    if count == 0, before != 0 || after != 0 || !section.boundarySupplementaryItems.isEmpty {
      doubts.append((length, "whether a section without items has its insets, headers and footers"))
    }
    let headers = place(section.boundarySupplementaryItems, atStart: true, boundary, of: index)
    length += headers.extension + before
    if section.orthogonalScrollingBehavior == .none {
      fill(&new, section, index, count, inner, across: across.start)
    } else {
      fillScroller(&new, section, index, count, inner, across: across.start)
    }
    length += after
    let footers = place(section.boundarySupplementaryItems, atStart: false, boundary, of: index)
    length += footers.extension
    new.end = length
    new.extras += headers.views + footers.views
    for item in section.decorationItems { new.extras.append(decoration(item, of: index, new, insets)) }
    prepareLookup(of: &new)
    sections.append(new)
  }

  private mutating func fill(
    _ new: inout Section, _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int, _ inner: CGSize,
    across: CGFloat
  ) {
    var filling = self.filling(count, index)
    while filling.next < count {
      let first = filling.next
      if first > 0 { length += section.interGroupSpacing }
      let origin = axis == .vertical ? CGPoint(x: across, y: length) : CGPoint(x: length, y: across)
      let size = filling.fill(section.group, size: section.group.layoutSize.size(in: inner), at: origin)
      guard filling.next > first else { return noteEmptyGroup() }
      let start = length
      take(&filling, into: &new, section, index, doubtsFrom: start)
      length += size.length(along: axis)
      new.rows.append(row(of: first..<new.items.count, in: new, along: axis))
    }
  }

  /// Places groups one after another across the axis, in a scroll view as long as the longest group.
  private mutating func fillScroller(
    _ new: inout Section, _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int, _ inner: CGSize,
    across: CGFloat
  ) {
    var filling = self.filling(count, index)
    var position = across
    var groups: [Span] = []
    var longest: CGFloat = 0
    while filling.next < count {
      let first = filling.next
      if first > 0 { position += section.interGroupSpacing }
      let origin = axis == .vertical ? CGPoint(x: position, y: length) : CGPoint(x: length, y: position)
      let size = filling.fill(section.group, size: section.group.layoutSize.size(in: inner), at: origin)
      guard filling.next > first else { return noteEmptyGroup() }
      take(&filling, into: &new, section, index, doubtsFrom: length)
      new.rows.append(row(of: first..<new.items.count, in: new, along: axis.other))
      groups.append(Span(start: position, length: size.length(along: axis.other)))
      position += size.length(along: axis.other)
      longest = max(longest, size.length(along: axis))
    }
    let breadth = size.length(along: axis.other)
    let end = position + breadth - across - inner.length(along: axis.other)
    new.scroller = OrthogonalSection(
      frame: rect(along: Span(start: length, length: longest), across: Span(start: 0, length: breadth)),
      axis: axis.other, length: end, groups: groups, behavior: section.orthogonalScrollingBehavior,
      properties: section.orthogonalScrollingProperties)
    length += longest
    if new.items.contains(where: { isPending($0, index) }) { firstPending = min(firstPending ?? length, length) }
    let open: EstimatedAxes = axis == .vertical ? .horizontal : .vertical
    if new.items.contains(where: { $0.estimated.contains(open) && isPending($0, index) }) {
      doubts.append((new.start, "where items are in a section that scrolls, behind one that was not shown"))
    }
    if section.orthogonalScrollingBehavior == .groupPagingCentered, across != 0 {
      doubts.append((new.start, "where centered groups are in a section with insets"))
    }
  }

  private mutating func noteEmptyGroup() {
    doubts.append((length, "where items are for which a group has no room"))
  }

  private func filling(_ count: Int, _ index: Int) -> GroupFilling {
    GroupFilling(count: count, traits: traits) { [ownSizes] in
      ownSizes.isEmpty ? nil : ownSizes[ElementKey(kind: nil, path: IndexPath(item: $0, section: index))]
    }
  }

  private mutating func take(
    _ filling: inout GroupFilling, into new: inout Section, _ section: NSCollectionLayoutSection, _ index: Int,
    doubtsFrom start: CGFloat
  ) {
    let (places, views, questions) = filling.takePlaces()
    for question in questions { doubts.append((start, question)) }
    let isInFront = !section.decorationItems.isEmpty
    for place in places {
      let path = IndexPath(item: place.number, section: index)
      // Items are in front of the view behind their section. Source: IBPCollectionViewCompositionalLayout [R].
      let item = GroupFilling.Place(
        number: place.number, frame: pixels(place.frame), zIndex: place.zIndex + (isInFront ? 1 : 0),
        estimated: place.estimated, supplementaryItems: [])
      new.items.append(item)
      if section.orthogonalScrollingBehavior == .none, isPending(item, index) {
        firstPending = min(firstPending ?? start, start)
      }
      for badge in place.supplementaryItems {
        let key = ElementKey(kind: badge.elementKind, path: path)
        new.extras.append(badgeView(badge, in: place.frame, key))
      }
    }
    for view in views {
      let key = ElementKey(kind: view.item.elementKind, path: IndexPath(item: view.number, section: index))
      new.extras.append(
        Extra(key: key, frame: pixels(view.frame), zIndex: view.item.zIndex, estimated: []))
    }
    let scrolls = section.orthogonalScrollingBehavior != .none
    if scrolls, !new.extras.isEmpty {
      doubts.append((start, "where views of items are in a section that scrolls across the layout's axis"))
    }
  }

  private func badgeView(_ item: NSCollectionLayoutSupplementaryItem, in frame: CGRect, _ key: ElementKey) -> Extra {
    let size = ownSizes[key] ?? item.layoutSize.size(in: frame.size)
    return Extra(
      key: key, frame: pixels(item.frame(in: frame, size: size)), zIndex: item.zIndex,
      estimated: item.layoutSize.estimatedAxes)
  }

  private func isPending(_ place: GroupFilling.Place, _ index: Int) -> Bool {
    place.estimated != [] && ownSizes[ElementKey(kind: nil, path: IndexPath(item: place.number, section: index))] == nil
  }
}
