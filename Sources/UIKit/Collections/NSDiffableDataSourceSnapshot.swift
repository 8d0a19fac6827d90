import Foundation

/// The sections and items of a data source at one time, by identifiers that are unique.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  public var numberOfItems: Int { owners.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items(of: identifier).count }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items(of: identifier)
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    owners[identifier]
  }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  // MARK: Items

  /// Appends items to a section, by default to the last one.
  ///
  /// - Precondition: the section exists, and no identifier is there already.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      preconditionFailure("There are currently no sections in the data source. Please add a section first.")
    }
    insert(identifiers, at: items(of: section).count, in: section)
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: beforeIdentifier)
    insert(identifiers, at: index, in: section)
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: afterIdentifier)
    insert(identifiers, at: index + 1, in: section)
  }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { owners.removeValue(forKey: $0) }) {
      items[section]?.removeAll(where: gone.contains)
    }
  }
  public mutating func deleteAllItems() { self = Self() }
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    guard identifier != toIdentifier else { return }
    _ = place(of: identifier)
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    guard identifier != toIdentifier else { return }
    _ = place(of: identifier)
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Appends sections.
  ///
  /// - Precondition: no identifier is there already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier)) }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier) + 1) }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { owners[item] = nil }
      sections.removeAll { $0 == identifier }
    }
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    sections.remove(at: index(of: identifier))
    sections.insert(identifier, at: index(of: toIdentifier))
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    sections.remove(at: index(of: identifier))
    sections.insert(identifier, at: index(of: toIdentifier) + 1)
  }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Places

  private func items(of section: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = items[section] else { preconditionFailure("Invalid section identifier: \(section)") }
    return items
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = sections.firstIndex(of: section) else {
      preconditionFailure("Invalid section identifier: \(section)")
    }
    return index
  }

  private func place(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
    guard let section = owners[item], let index = items[section]?.firstIndex(of: item) else {
      preconditionFailure("Invalid item identifier: \(item)")
    }
    return (section, index)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at index: Int, in section: SectionIdentifierType
  ) {
    for identifier in identifiers {
      precondition(owners[identifier] == nil, "Supplied item identifiers are not unique: \(identifier)")
      owners[identifier] = section
    }
    items[section, default: []].insert(contentsOf: identifiers, at: index)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers {
      precondition(items[identifier] == nil, "Supplied section identifiers are not unique: \(identifier)")
      items[identifier] = []
    }
    sections.insert(contentsOf: identifiers, at: index)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The section at an index, if there is one.
  func section(at index: Int) -> SectionIdentifierType? {
    let sections = sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The item at a place, if there is one.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, let section = section(at: path[0]) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(path[1]) ? items[path[1]] : nil
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item), let sectionIndex = indexOfSection(section),
      let index = itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(indexes: [sectionIndex, index])
  }

  /// The snapshot as a data source returns it, without what was reloaded.
  var withoutMarks: Self {
    var copy = self
    (copy.reloadedSectionIdentifiers, copy.reloadedItemIdentifiers, copy.reconfiguredItemIdentifiers) = ([], [], [])
    return copy
  }

  /// The place of a section that was at `index` before; `nil` if it is gone or reloaded.
  func place(ofSection index: Int, in old: Self) -> Int? {
    guard let section = old.section(at: index), !reloadedSectionIdentifiers.contains(section) else { return nil }
    return indexOfSection(section)
  }

  /// The place of an item that was at `path` before; `nil` if it is gone or shown by a new view.
  func place(of path: IndexPath, in old: Self) -> IndexPath? {
    guard let item = old.item(at: path), !reloadedItemIdentifiers.contains(item),
      let section = sectionIdentifier(containingItem: item), !reloadedSectionIdentifiers.contains(section)
    else { return nil }
    return self.path(of: item)
  }
}
