public import Foundation

/// Incremental changes: the whole data is requested again; remaining rows keep their cell, selection and touch.
extension UITableView {
  /// Begins a batch of changes that ``endUpdates()`` applies.
  public final func beginUpdates() {
    loadData()
    if updates == nil { updates = RowUpdates() } else { updates?.depth += 1 }
  }

  /// Applies the changes since ``beginUpdates()``.
  public final func endUpdates() {
    guard let depth = updates?.depth else { return }
    updates?.depth = depth - 1
    guard depth == 1, let updates else { return }
    self.updates = nil
    apply(updates)
  }

  /// Applies the changes of `updates` as one batch.
  public final func performBatchUpdates(
    _ updates: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Inserts rows; index paths are those after the change.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows += indexPaths }
  }

  /// Deletes rows; index paths are those before the change.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows += indexPaths }
  }

  /// Creates the cells of rows again.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Inserts sections; indexes are those after the change.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections; indexes are those before the change.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Creates the cells, headers and footers of sections again.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  private final func change(_ note: (inout RowUpdates) -> Void) {
    beginUpdates()
    if updates != nil { note(&updates!) }
    endUpdates()
  }

  private final func apply(_ updates: RowUpdates) {
    guard snapshot == nil else { return }
    let old = visibleRows
    visibleRows = []
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
