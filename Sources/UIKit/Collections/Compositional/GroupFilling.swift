import Foundation

/// Places the items of a section in its groups, one group after another.
///
/// Source: Apple's pages of NSCollectionLayoutGroup and NSCollectionLayoutDimension [D], IBPCollectionViewCompositionalLayout [R].
@MainActor
struct GroupFilling {
  /// The place of an item in its group's coordinate space.
  struct Place {
    /// The number of the item in its section.
    let number: Int
    var frame: CGRect
    let zIndex: Int
    /// The axes on which the content decides the length.
    let estimated: EstimatedAxes
    /// What belongs to the item, and the place that it takes.
    let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  }
  /// A view of a whole group.
  struct GroupView {
    let item: NSCollectionLayoutSupplementaryItem
    let frame: CGRect
    let number: Int
  }

  let traits: UITraitCollection
  /// The sizes of items whose content was measured, by their numbers.
  let ownSize: (Int) -> CGSize?
  /// The number of the next item.
  private(set) var next = 0
  /// The number of items.
  let end: Int
  private(set) var places: [Place] = []
  private(set) var groupViews: [GroupView] = []
  /// What is not known about the places.
  private(set) var doubts: [String] = []

  init(count: Int, traits: UITraitCollection, ownSize: @escaping (Int) -> CGSize?) {
    (end, self.traits, self.ownSize) = (count, traits, ownSize)
  }

  mutating func takePlaces() -> (places: [Place], views: [GroupView], doubts: [String]) {
    defer { (places, groupViews, doubts) = ([], [], []) }
    return (places, groupViews, doubts)
  }

  /// Fills one group; returns its size, which is that of its items where it is estimated.
  ///
  /// - Parameters:
  ///   - size: The size of the group with its insets.
  ///   - origin: The group's origin.
  mutating func fill(_ group: NSCollectionLayoutGroup, size: CGSize, at origin: CGPoint) -> CGSize {
    let insets = group.effectiveInsets
    let inner = CGRect(
      origin: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top), size: size.inset(by: insets))
    let first = next
    var filled = size
    switch group.arrangement {
    case .custom(let provider): place(provider(LayoutEnvironment(size, insets, traits)), in: inner)
    case .along(let axis, let repetition):
      var line = LineFilling(group, axis, repetition, in: inner)
      fill(&line)
      filled = line.size(estimatedFrom: size)
    }
    for item in group.supplementaryItems where next > first {
      let frame = item.frame(
        in: CGRect(origin: origin, size: filled), size: item.layoutSize.size(in: filled))
      groupViews.append(GroupView(item: item, frame: frame, number: first))
    }
    return filled
  }

  private mutating func place(_ items: [NSCollectionLayoutGroupCustomItem], in inner: CGRect) {
    for item in items where next < end {
      let frame = item.frame.offsetBy(dx: inner.minX, dy: inner.minY)
      places.append(
        Place(number: next, frame: frame, zIndex: item.zIndex, estimated: [], supplementaryItems: []))
      next += 1
    }
  }

  private mutating func fill(_ line: inout LineFilling) {
    while next < end, let item = line.nextItem() {
      let size = line.size(of: item)
      guard line.hasRoom(for: item, size) else { break }
      let first = places.count
      let origin = line.origin(for: item)
      var taken = size
      if let group = item as? NSCollectionLayoutGroup {
        let number = next
        taken = fill(group, size: size, at: origin)
        guard next > number else { break }
      } else {
        taken = place(item, size, at: origin, shared: line.sharedAxes)
      }
      line.append(item, taken, places: first..<places.count)
    }
    let hasViews = !groupViews.isEmpty
    line.spread(isCutShort: next == end) { range, distance in
      if hasViews, !range.isEmpty { doubts.append("where views of groups are that have flexible spaces") }
      for index in range { places[index].frame = places[index].frame.offsetBy(dx: distance.x, dy: distance.y) }
    }
    doubts += line.doubts
  }

  /// Places one item; returns its size with its insets.
  private mutating func place(_ item: NSCollectionLayoutItem, _ size: CGSize, at origin: CGPoint, shared: EstimatedAxes)
    -> CGSize
  {
    let estimated = item.layoutSize.estimatedAxes.subtracting(shared)
    let insets = item.effectiveInsets
    var taken = size
    if estimated != [], let own = ownSize(next) {
      if estimated.contains(.horizontal) { taken.width = own.width }
      if estimated.contains(.vertical) { taken.height = own.height }
    }
    let frame = CGRect(
      origin: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top), size: taken.inset(by: insets))
    places.append(
      Place(
        number: next, frame: frame, zIndex: 0, estimated: estimated, supplementaryItems: item.supplementaryItems))
    next += 1
    return taken
  }
}
