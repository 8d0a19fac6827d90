import Foundation

/// Incremental changes: the whole data is requested again; remaining rows keep their cell, selection and touch.
extension UITableView: BatchUpdating {
  final var knownCounts: [Int]? { needsData || snapshot != nil ? nil : geometry.sections.map(\.rowCount) }

  final func loadBeforeUpdates() { loadData() }

  final func apply(_ updates: RowUpdates) {
    let place = updates.placing()
    move { updates.reloads($0) ? nil : place($0) }
  }

  /// Asks for the data again. `place` gives the new place of a row that keeps its cell and selection; `nil` for others. Headers and
  /// footers are made again.
  final func move(_ place: (IndexPath) -> IndexPath?) {
    guard snapshot == nil else { return }
    willReplaceRows()
    let old = visibleRows
    visibleRows = []
    sizes.move(place)
    invalidateHeights()
    loadData()
    selection = selection.compactMap(place)
    for row in old {
      guard let path = place(row.path), let number = geometry.number(of: path) else {
        recycle(row)
        continue
      }
      if press?.view === row.cell { press?.path = path }
      visibleRows.append(VisibleRow(number: number, path: path, cell: row.cell))
    }
    visibleRows.sort { $0.number < $1.number }
    // Visible rows size themselves again: that is how apps ask for it.
    measureAgain(visibleRows)
    removeSupplements()
  }
}

extension UITableView {
  /// ``performBatchUpdates(_:completion:)`` for a closure that does not escape, as UIKit's closure does not.
  public final func performBatchUpdates(
    _ updates: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
