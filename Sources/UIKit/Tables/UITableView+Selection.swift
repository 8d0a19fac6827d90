public import Foundation

extension UITableView {
  /// The first of the selected rows.
  public final var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows in the order of their selection; `nil` for none.
  public final var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, or none with `nil`, and scrolls to it. Without multiple selection other rows are deselected.
  ///
  /// No delegate method is called. Source: Apple's page of this method [D].
  public final func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { deselect(path, animated: animated) }
      return
    }
    guard rowIsThere(indexPath) else { return }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { deselect(path, animated: animated) }
    }
    select(indexPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row. No delegate method is called. Source: Apple's page of this method [D].
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  /// Selects a row for the user, with the delegate's methods.
  ///
  /// Source: the calls, Apple's header [D]; their order, and that a row whose `willDeselect` returns `nil` stays
  /// selected beside the new one, WinObjC [R]. That a second tap on the only selected row selects it again is inferred
  /// [I].
  final func userSelect(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) { return userDeselect(path) }
    let callsDelegate = delegate != nil && !EngineFault.willSelect.isInjected
    guard let path = callsDelegate ? delegate?.tableView(self, willSelectRowAt: path) : path, rowIsThere(path)
    else { return }
    if !allowsMultipleSelection {
      for other in selection where other != path { userDeselect(other) }
      guard rowIsThere(path) else { return }
    }
    select(path, animated: false)
    engine.application.listener?.didSelectRow(at: path, in: self)
    delegate?.tableView(self, didSelectRowAt: path)
  }

  private final func userDeselect(_ path: IndexPath) {
    guard let path = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path),
      selection.contains(path)
    else { return }
    deselect(path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  private final func select(_ path: IndexPath, animated: Bool) {
    if !selection.contains(path) { selection.append(path) }
    cellForRow(at: path)?.setSelected(true, animated: animated)
  }

  private final func deselect(_ path: IndexPath, animated: Bool) {
    guard let index = selection.firstIndex(of: path) else { return }
    selection.remove(at: index)
    cellForRow(at: path)?.setSelected(false, animated: animated)
  }
}
