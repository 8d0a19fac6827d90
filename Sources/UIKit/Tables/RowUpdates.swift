import Foundation

/// Insertions and deletions of rows and sections in one update.
///
/// Deletions use index paths before the update, insertions those after it.
/// Source: Apple's "Table View Programming Guide", batch insertion and deletion [D].
struct RowUpdates {
  /// The numbers of rows by section before the update; `nil` if the data was not loaded then.
  var counts: [Int]?
  /// The nesting depth of updates.
  var depth = 1
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  /// The new places of sections that move.
  var movedSections: [Int: Int] = [:]
  /// The new places of rows that move.
  var movedRows: [IndexPath: IndexPath] = [:]
  /// Rows whose cells are created again.
  var reloadedRows: Set<IndexPath> = []
  var reloadedSections = IndexSet()

  /// Rows whose cells are configured again and kept.
  var reconfiguredRows: [IndexPath] = []

  /// The index of a section after the update; `nil` for a deleted one.
  func place(ofSection section: Int) -> Int? {
    if let moved = movedSections[section] { return moved }
    guard !deletedSections.contains(section) else { return nil }
    let leaving = deletedSections.union(IndexSet(movedSections.keys))
    return Self.place(
      of: section - leaving.count(in: 0..<section), among: insertedSections.union(IndexSet(movedSections.values)))
  }

  /// The index path of a row after the update; `nil` for a deleted one.
  func place(of path: IndexPath) -> IndexPath? { placing()(path) }

  /// ``place(of:)`` for many rows.
  func placing() -> (IndexPath) -> IndexPath? {
    let deleted = Set(deletedRows)
    let leaving = Dictionary(grouping: deletedRows + movedRows.keys, by: \.section).mapValues { $0.map(\.row).sorted() }
    let coming = Dictionary(grouping: insertedRows + movedRows.values, by: \.section)
      .mapValues { $0.map(\.row).sorted() }
    return { path in
      if let moved = movedRows[path] { return moved }
      guard !deleted.contains(path), let section = place(ofSection: path.section) else { return nil }
      var row = path.row - (leaving[path.section]?.partition { $0 < path.row } ?? 0)
      for inserted in coming[section] ?? [] {
        guard inserted <= row else { break }
        row += 1
      }
      return IndexPath(row: row, section: section)
    }
  }

  private static func place(of index: Int, among inserted: IndexSet) -> Int {
    var place = index
    for insertion in inserted where insertion <= place { place += 1 }
    return place
  }

  /// Whether the numbers of rows after the update follow from those before it. Reloaded sections can have any number.
  func explains(_ after: [Int]) -> Bool {
    guard let counts else { return true }
    guard after.count == counts.count - deletedSections.count + insertedSections.count else { return false }
    func number(_ paths: some Sequence<IndexPath>) -> [Int: Int] {
      paths.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
    }
    let leaving = number(Set(deletedRows).union(movedRows.keys))
    let coming = number(Set(insertedRows).union(movedRows.values))
    return counts.indices.allSatisfy { section in
      guard !reloadedSections.contains(section), let place = place(ofSection: section) else { return true }
      return after[place] == counts[section] - leaving[section, default: 0] + coming[place, default: 0]
    }
  }

  func reloads(_ path: IndexPath) -> Bool {
    reloadedRows.contains(path) || reloadedSections.contains(path.section)
  }
}
