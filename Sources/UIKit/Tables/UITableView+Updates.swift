public import Foundation

/// Changes of some rows: the data is asked again as a whole, what stays keeps its cell, its selection and its finger.
extension UITableView {
  /// Begins a change that ``endUpdates()`` makes.
  public final func beginUpdates() {
    loadData()
    if updates == nil { updates = RowUpdates() } else { updates?.depth += 1 }
  }

  /// Makes the changes since ``beginUpdates()``.
  public final func endUpdates() {
    guard let depth = updates?.depth else { return }
    updates?.depth = depth - 1
    guard depth == 1, let updates else { return }
    self.updates = nil
    apply(updates)
  }

  /// Makes the changes of `updates` as one.
  public final func performBatchUpdates(
    _ updates: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Tells that rows are new, by their places after the change.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows += indexPaths }
  }

  /// Tells that rows are gone, by their places before the change.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows += indexPaths }
  }

  /// Makes the cells of rows anew.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Tells that sections are new, by their places after the change.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Tells that sections are gone, by their places before the change.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Makes the cells, header and footer of sections anew.
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
