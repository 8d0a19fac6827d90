import Foundation

/// Insertions and deletions of rows and sections in one update.
///
/// Deletions use index paths before the update, insertions those after it.
/// Source: Apple's "Table View Programming Guide", batch insertion and deletion [D].
struct RowUpdates {
  /// The nesting depth of updates.
  var depth = 1
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  /// The new places of rows that move.
  var movedRows: [IndexPath: IndexPath] = [:]
  /// Rows whose cells are created again.
  var reloadedRows: Set<IndexPath> = []
  var reloadedSections = IndexSet()

  /// The index path of a row after the update; `nil` for a deleted one.
  func place(of path: IndexPath) -> IndexPath? {
    if let moved = movedRows[path] { return moved }
    guard !deletedSections.contains(path.section), !deletedRows.contains(path) else { return nil }
    let leaving = deletedRows + movedRows.keys
    var row = path.row - leaving.count { $0.section == path.section && $0.row < path.row }
    let section = Self.place(of: path.section - deletedSections.count(in: 0..<path.section), among: insertedSections)
    for inserted in (insertedRows + movedRows.values).filter({ $0.section == section }).map(\.row).sorted()
    where inserted <= row {
      row += 1
    }
    return IndexPath(row: row, section: section)
  }

  private static func place(of index: Int, among inserted: IndexSet) -> Int {
    var place = index
    for insertion in inserted where insertion <= place { place += 1 }
    return place
  }

  func reloads(_ path: IndexPath) -> Bool {
    reloadedRows.contains(path) || reloadedSections.contains(path.section)
  }
}
