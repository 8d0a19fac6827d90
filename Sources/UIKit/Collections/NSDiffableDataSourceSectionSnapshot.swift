import Foundation

/// The items of one section as a tree, whose parents can be expanded and collapsed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  /// All items, each parent before its children.
  public var items: [ItemIdentifierType] { flatten(roots) { _ in true } }
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { flatten(roots, where: expanded.contains) }

  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// 0 for an item without a parent.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, item) = (0, item)
    while let parent = parents[item] { (level, item) = (level + 1, parent) }
    return level
  }
  /// The items below a parent.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    if includingParent { part.append([parent]) }
    part.append(children[parent] ?? [], to: includingParent ? parent : nil)
    var waiting = children[parent] ?? []
    while let item = waiting.popLast() {
      part.append(children[item] ?? [], to: item)
      waiting += children[item] ?? []
    }
    part.expanded = expanded.intersection(part.known)
    return part
  }

  /// Appends items to a parent, or to the section.
  ///
  /// - Precondition: the parent is there, and none of the items is.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    insert(items, at: (parent.map { children[$0] ?? [] } ?? roots).count, in: parent)
  }
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let (parent, index) = place(of: item)
    insert(items, at: index, in: parent)
  }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let (parent, index) = place(of: item)
    insert(items, at: index + 1, in: parent)
  }
  /// Inserts the items of another snapshot, with their children.
  @discardableResult
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) -> ItemIdentifierType? {
    insert(snapshot.roots, before: item)
    addChildren(of: snapshot)
    return snapshot.roots.first
  }
  @discardableResult
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) -> ItemIdentifierType? {
    insert(snapshot.roots, after: item)
    addChildren(of: snapshot)
    return snapshot.roots.last
  }
  /// Puts the items of another snapshot in the place of a parent's children.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(children[parent] ?? [])
    append(snapshot.roots, to: parent)
    addChildren(of: snapshot)
  }
  /// Removes items and all below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where known.contains(item) {
      delete(children[item] ?? [])
      let (parent, index) = place(of: item)
      if let parent { children[parent]?.remove(at: index) } else { roots.remove(at: index) }
      (children[item], parents[item]) = (nil, nil)
      known.remove(item)
      expanded.remove(item)
    }
  }
  public mutating func deleteAll() { self = Self() }
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(known.intersection(items)) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  private func flatten(
    _ items: [ItemIdentifierType], where opens: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    items.flatMap { item in [item] + (opens(item) ? flatten(children[item] ?? [], where: opens) : []) }
  }

  private func place(of item: ItemIdentifierType) -> (parent: ItemIdentifierType?, index: Int) {
    let parent = parents[item]
    guard let index = (parent.map { children[$0] ?? [] } ?? roots).firstIndex(of: item) else {
      preconditionFailure("Invalid item identifier: \(item)")
    }
    return (parent, index)
  }

  private mutating func insert(_ items: [ItemIdentifierType], at index: Int, in parent: ItemIdentifierType?) {
    if let parent { precondition(known.contains(parent), "Invalid parent item identifier: \(parent)") }
    for item in items {
      precondition(known.insert(item).inserted, "Supplied item identifiers are not unique: \(item)")
      parents[item] = parent
    }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index)
    } else {
      roots.insert(contentsOf: items, at: index)
    }
  }

  /// Adds what is below the roots of a snapshot, which are there.
  private mutating func addChildren(of snapshot: Self) {
    var waiting = snapshot.roots
    while let item = waiting.popLast() {
      let below = snapshot.children[item] ?? []
      append(below, to: item)
      waiting += below
    }
    expanded.formUnion(snapshot.expanded)
  }
}

extension UICollectionViewDiffableDataSource {
  /// Shows the visible items of a section, which is added at the end if it is not there.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    // Before the cells are made, which may ask for it.
    trees[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  public final func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil) }

  /// The tree of a section; of one that was applied without a tree, its items.
  public final func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let whole = snapshot()
    guard whole.indexOfSection(section) != nil else { return NSDiffableDataSourceSectionSnapshot() }
    let items = whole.itemIdentifiers(inSection: section)
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    tree.append(items)
    return tree
  }
}
