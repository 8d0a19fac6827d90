import Foundation

extension UITableView {
  final func select(onlyRowAt indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { deselect(path, animated: animated) }
      return
    }
    guard rowIsThere(indexPath) else { return }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { deselect(path, animated: animated) }
    }
    select(indexPath, animated: animated)
    if scrollPosition != .none { scroll(toRowAt: indexPath, scrollPosition, animated: animated) }
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
    let handlers = engine.handlers
    guard let listener = handlers.listener else {
      delegate?.tableView(self, didSelectRowAt: path)
      if performsPrimaryAction(path) { delegate?.tableView(self, performPrimaryActionForRowAt: path) }
      return
    }
    listener.didSelectRow(at: path, in: self)
    handlers.send(isKnown: isCodeKnown) {
      handlers.run(.didSelectRow, of: ownDelegate) { delegate?.tableView(self, didSelectRowAt: path) }
      guard performsPrimaryAction(path) else { return }
      handlers.run(.performPrimaryActionOfRow, of: ownDelegate) {
        delegate?.tableView(self, performPrimaryActionForRowAt: path)
      }
    }
  }

  /// Whether the primary action of a row that the user selected is performed. It is not if the selection extends another one.
  /// Source: Apple's page of tableView(_:performPrimaryActionForRowAt:): since iOS 16, after the selection [D].
  private final func performsPrimaryAction(_ path: IndexPath) -> Bool {
    engine.systemVersion >= 16 && !allowsMultipleSelection
      && delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) ?? false
  }

  /// Whether it is known which code reacts to a selection. Of a table that the scene states without a delegate of code it is not.
  private final var isCodeKnown: Bool {
    scrollDelegate.map { !($0 is any HarnessObject) } ?? (storedHarnessDetails == nil)
  }

  /// The object that the app has set.
  private final var ownDelegate: AnyObject? { scrollDelegate }

  private final func userDeselect(_ path: IndexPath) {
    guard let path = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path),
      selection.contains(path)
    else { return }
    deselect(path, animated: false)
    engine.handlers.sendCall(.didDeselectRow, to: ownDelegate, of: self) {
      delegate?.tableView(self, didDeselectRowAt: path)
    }
  }

  private final func select(_ path: IndexPath, animated: Bool) {
    engine.effects.willChange(self, .selectedRows)
    if !selection.contains(path) { selection.append(path) }
    visibleCell(at: path)?.setSelected(true, animated: animated)
  }

  final func deselect(_ path: IndexPath, animated: Bool) {
    guard let index = selection.firstIndex(of: path) else { return }
    engine.effects.willChange(self, .selectedRows)
    selection.remove(at: index)
    visibleCell(at: path)?.setSelected(false, animated: animated)
  }
}
