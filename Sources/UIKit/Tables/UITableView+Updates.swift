import Foundation

/// Incremental changes: the whole data is requested again; remaining rows keep their cell, selection and touch.
extension UITableView {
  final func openUpdates() {
    loadData()
    if updates == nil { updates = RowUpdates() } else { updates?.depth += 1 }
  }

  final func closeUpdates() {
    guard let depth = updates?.depth else { return }
    updates?.depth = depth - 1
    guard depth == 1, let updates else { return }
    self.updates = nil
    apply(updates)
  }

  final func change(_ note: (inout RowUpdates) -> Void) {
    openUpdates()
    if updates != nil { note(&updates!) }
    closeUpdates()
  }

  private final func apply(_ updates: RowUpdates) {
    guard snapshot == nil else { return }
    let old = visibleRows
    visibleRows = []
    sizes.apply(updates)
    // Visible rows size themselves again: that is how apps ask for it.
    for row in old { updates.place(of: row.path).map { sizes.heights[$0] = nil } }
    invalidateHeights()
    loadData()
    selection = selection.compactMap { updates.reloads($0) ? nil : updates.place(of: $0) }
    for row in old {
      guard !updates.reloads(row.path), let path = updates.place(of: row.path), let number = geometry.number(of: path)
      else {
        recycle(row)
        continue
      }
      if press?.view === row.cell { press?.path = path }
      visibleRows.append(VisibleRow(number: number, path: path, cell: row.cell))
    }
    removeSupplements()
  }
}
