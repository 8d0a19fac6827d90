import Foundation

/// Rows and sections that come and go in one update: where does what stays end up?
///
/// What goes is named by its place before the update, what comes by its place after it.
/// Source: Apple's "Table View Programming Guide", batch insertion and deletion [D].
struct RowUpdates {
  /// How many updates have begun inside each other.
  var depth = 1
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  /// Rows whose cells are made anew.
  var reloadedRows: Set<IndexPath> = []
  var reloadedSections = IndexSet()

  /// Where a row is after the update; `nil` for one that goes.
  func place(of path: IndexPath) -> IndexPath? {
    guard !deletedSections.contains(path.section), !deletedRows.contains(path) else { return nil }
    var row = path.row - deletedRows.count { $0.section == path.section && $0.row < path.row }
    let section = Self.place(of: path.section - deletedSections.count(in: 0..<path.section), among: insertedSections)
    for inserted in insertedRows.filter({ $0.section == section }).map(\.row).sorted() where inserted <= row {
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
