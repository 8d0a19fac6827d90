import Foundation

/// The items of a row or a column while they are placed one after another.
@MainActor
struct LineFilling {
  /// An item that was placed.
  private struct Slot {
    let item: NSCollectionLayoutItem
    let size: CGSize
    /// The indices of its places, which are several for a group.
    let places: Range<Int>
  }

  /// The error of sums of parts, in points.
  private static let tolerance: CGFloat = 1 / 128

  private let axis: NSLayoutConstraint.Axis
  private let repetition: NSCollectionLayoutGroup.Repetition
  private let items: [NSCollectionLayoutItem]
  private let spacing: NSCollectionLayoutSpacing?
  private let inner: CGRect
  /// Whether the group is as long as its items.
  private let isOpen: Bool
  private let hasOwnBreadth: Bool
  private var slots: [Slot] = []
  /// The length that the items take up to now, without a flexible part of spaces.
  private var used: CGFloat = 0
  /// The length that they would take with their estimates.
  private var estimate: CGFloat = 0
  private(set) var doubts: [String] = []

  init(
    _ group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis,
    _ repetition: NSCollectionLayoutGroup.Repetition, in inner: CGRect
  ) {
    (self.axis, self.repetition, self.inner) = (axis, repetition, inner)
    (items, spacing) = (group.subitems, group.interItemSpacing)
    isOpen = group.layoutSize.isEstimated(along: axis)
    hasOwnBreadth = group.layoutSize.isEstimated(along: axis.other)
  }

  /// The axes on which the items' own sizes have no effect.
  var sharedAxes: EstimatedAxes {
    guard case .shared = repetition else { return [] }
    return axis == .horizontal ? .horizontal : .vertical
  }

  private var room: CGFloat { inner.size.length(along: axis) }
  private var gap: CGFloat { slots.isEmpty ? 0 : spacing?.spacing ?? 0 }

  /// The item that comes next; `nil` if the group has all that it can have.
  func nextItem() -> NSCollectionLayoutItem? {
    guard !items.isEmpty else { return nil }
    switch repetition {
    case .shared(let count), .times(let count): if slots.count >= count { return nil }
    case .whileTheyFit: break
    }
    return items[slots.count % items.count]
  }

  /// The size of the next item, with its insets and without its measured content.
  mutating func size(of item: NSCollectionLayoutItem) -> CGSize {
    var size = item.layoutSize.size(in: inner.size)
    switch repetition {
    case .shared(let count):
      size.set((room - CGFloat(count - 1) * (spacing?.spacing ?? 0)) / CGFloat(max(count, 1)), along: axis)
    case .times(let count):
      let shared = (room - CGFloat(count - 1) * (spacing?.spacing ?? 0)) / CGFloat(max(count, 1))
      if abs(size.length(along: axis) - shared) > 1, !isOpen {
        doubts.append("whether items that repeat a number of times keep a size of their own")
      }
    case .whileTheyFit: break
    }
    if hasOwnBreadth, item.layoutSize.isPart(along: axis.other) {
      doubts.append("how long an item is that is a part of a length that its group does not know")
    }
    return size
  }

  /// Whether an item fits. The first one and the items of the first pass of a group that is as long as its items always do.
  mutating func hasRoom(for item: NSCollectionLayoutItem, _ size: CGSize) -> Bool {
    let length = gap + edges(of: item) + size.length(along: axis)
    let fits = estimate + length <= room + Self.tolerance
    guard repetition == .whileTheyFit else {
      if !fits, !isOpen, !slots.isEmpty { doubts.append("where items are that do not fit into their group") }
      return true
    }
    if slots.isEmpty {
      if !fits, !isOpen { doubts.append("where an item is that is longer than its group") }
      return true
    }
    if isOpen {
      if slots.count < items.count { return true }
      if fits { doubts.append("how many items a group has that is as long as its items") }
      return false
    }
    if fits, items.count > 1, slots.count >= items.count {
      doubts.append("whether several items of a group repeat in it")
    }
    return fits
  }

  private func edges(of item: NSCollectionLayoutItem) -> CGFloat {
    item.edgeSpacing?.spaces(along: axis).reduce(0) { $0 + ($1?.spacing ?? 0) } ?? 0
  }

  func origin(for item: NSCollectionLayoutItem) -> CGPoint {
    let edges = item.edgeSpacing
    let along = used + gap + (edges?.spaces(along: axis).first??.spacing ?? 0)
    let across = edges?.spaces(along: axis.other).first??.spacing ?? 0
    return axis == .horizontal
      ? CGPoint(x: inner.minX + along, y: inner.minY + across)
      : CGPoint(x: inner.minX + across, y: inner.minY + along)
  }

  mutating func append(_ item: NSCollectionLayoutItem, _ size: CGSize, places: Range<Int>) {
    let between = gap + edges(of: item)
    estimate += between + item.layoutSize.size(in: inner.size).length(along: axis)
    if case .shared = repetition { estimate = used + between + size.length(along: axis) }
    used += between + size.length(along: axis)
    slots.append(Slot(item: item, size: size, places: places))
  }

  /// Gives the remaining length to the flexible spaces: those between items, else those at their edges.
  mutating func spread(isCutShort: Bool, move: (Range<Int>, CGPoint) -> Void) {
    spreadAcross(move)
    let flexible = slots.map { ($0.item.edgeSpacing?.spaces(along: axis) ?? []).map { $0?.isFlexibleSpacing == true } }
    let between = spacing?.isFlexibleSpacing == true ? slots.count - 1 : 0
    let atEdges = flexible.joined().count { $0 }
    let rest = isOpen ? 0 : room - used
    guard rest > 0, between > 0 || atEdges > 0 else { return }
    if isCutShort, let next = nextItem(),
      used + gap + edges(of: next) + next.layoutSize.size(in: inner.size).length(along: axis) <= room + Self.tolerance
    {
      doubts.append("how flexible spaces share a group that is not full")
    }
    if between > 0, atEdges > 0 { doubts.append("how flexible spaces between items and at their edges share a length") }
    let part = rest / CGFloat(between > 0 ? between : atEdges)
    var distance: CGFloat = 0
    for (index, slot) in slots.enumerated() {
      if between > 0 {
        distance = part * CGFloat(index)
      } else if flexible[index].first == true {
        distance += part
      }
      move(slot.places, vector(distance, along: axis))
      if between == 0, flexible[index].last == true { distance += part }
    }
  }

  /// Moves items that have flexible spaces across the line.
  private func spreadAcross(_ move: (Range<Int>, CGPoint) -> Void) {
    guard !hasOwnBreadth else { return }
    for slot in slots {
      let spaces = slot.item.edgeSpacing?.spaces(along: axis.other) ?? []
      let flexible = spaces.count { $0?.isFlexibleSpacing == true }
      let taken = spaces.reduce(slot.size.length(along: axis.other)) { $0 + ($1?.spacing ?? 0) }
      let rest = inner.size.length(along: axis.other) - taken
      guard flexible > 0, rest > 0, spaces.first??.isFlexibleSpacing == true else { continue }
      move(slot.places, vector(rest / CGFloat(flexible), along: axis.other))
    }
  }

  private func vector(_ distance: CGFloat, along axis: NSLayoutConstraint.Axis) -> CGPoint {
    axis == .horizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }

  /// The size of the group: that of its items along an axis with an estimate, for which insets have no effect.
  func size(estimatedFrom size: CGSize) -> CGSize {
    var size = size
    if isOpen, !slots.isEmpty { size.set(used, along: axis) }
    if hasOwnBreadth, !slots.isEmpty {
      let breadth = slots.map { slot in
        (slot.item.edgeSpacing?.spaces(along: axis.other) ?? []).reduce(slot.size.length(along: axis.other)) {
          $0 + ($1?.spacing ?? 0)
        }
      }.max()
      size.set(breadth ?? 0, along: axis.other)
    }
    return size
  }
}

extension NSLayoutConstraint.Axis {
  var other: Self { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  func length(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
  mutating func set(_ length: CGFloat, along axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { width = length } else { height = length }
  }
}
