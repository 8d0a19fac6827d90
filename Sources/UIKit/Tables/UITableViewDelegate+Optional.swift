public import Foundation

// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UITableViewDelegate {
  @_disfavoredOverload public var tableView: _UITableViewDelegateCalls? { _UITableViewDelegateCalls(delegate: self) }
}

/// Calls of the optional methods of ``UITableViewDelegate`` that have argument labels.
@preconcurrency @MainActor
public struct _UITableViewDelegateCalls {
  let delegate: any UITableViewDelegate

  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    delegate.tableView(tableView, heightForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    delegate.tableView(tableView, heightForHeaderInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    delegate.tableView(tableView, heightForFooterInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    delegate.tableView(tableView, viewForHeaderInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    delegate.tableView(tableView, viewForFooterInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  {
    delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  {
    delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  {
    delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didHighlightRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    delegate.tableView(tableView, willSelectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    delegate.tableView(tableView, willDeselectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didDeselectRowAt: indexPath)
  }
}
