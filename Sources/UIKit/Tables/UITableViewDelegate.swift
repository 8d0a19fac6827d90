public import Foundation

/// Provides a table's heights, headers and footers, and takes part in selection.
///
/// Apple's optional methods have default implementations here. If a class conforms without implementing one of them, a
/// subclass's method of that name is not called: Swift resolves the conformance in the class that declares it.
/// Source: Apple's header, method by method [D].
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The height of a row, in points. Default: the table's `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a section's header, in points. Default: automatic.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a section's footer, in points. Default: automatic.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// The view above a section's rows. Default: `nil`.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section's rows. Default: `nil`.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Called before a cell becomes visible.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called after a cell has become invisible.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// The height of a row, in points, until its cell is shown; for rows that size themselves. Default: the table's `estimatedRowHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Not called: the heights of headers are requested at once.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// Not called: the heights of footers are requested at once.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

  /// Called before a header becomes visible.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before a footer becomes visible.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Called after a header has become invisible.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Called after a footer has become invisible.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  /// Called when a touch begins on a row. If false, the touch neither highlights nor selects the row. Default: true.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after a row was highlighted.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after a row's highlight was removed.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Called before a row is selected. Returns the row to select, or `nil` for none. Default: the row itself.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called before a row is deselected. Returns the row to deselect, or `nil` for none. Default: the row itself.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Whether a row has a primary action. Default: true.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// Called after the user selected a row without extending a selection.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Called after the user deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// The table's `rowHeight`.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    receiver(of: "tableView:heightForRowAtIndexPath:")?.tableView(tableView, heightForRowAt: indexPath)
      ?? tableView.rowHeight
  }
  /// Returns `automaticDimension`: the table determines the height.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    receiver(of: "tableView:heightForHeaderInSection:")?.tableView(tableView, heightForHeaderInSection: section)
      ?? UITableView.automaticDimension
  }
  /// Returns `automaticDimension`: the table determines the height.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    receiver(of: "tableView:heightForFooterInSection:")?.tableView(tableView, heightForFooterInSection: section)
      ?? UITableView.automaticDimension
  }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    receiver(of: "tableView:viewForHeaderInSection:")?.tableView(tableView, viewForHeaderInSection: section)
  }
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    receiver(of: "tableView:viewForFooterInSection:")?.tableView(tableView, viewForFooterInSection: section)
  }
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    receiver(of: "tableView:willDisplayCell:forRowAtIndexPath:")?.tableView(
      tableView, willDisplay: cell, forRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    receiver(of: "tableView:didEndDisplayingCell:forRowAtIndexPath:")?.tableView(
      tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
  /// Returns the table's `estimatedRowHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    receiver(of: "tableView:estimatedHeightForRowAtIndexPath:")?.tableView(
      tableView, estimatedHeightForRowAt: indexPath) ?? tableView.estimatedRowHeight
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    receiver(of: "tableView:estimatedHeightForHeaderInSection:")?.tableView(
      tableView, estimatedHeightForHeaderInSection: section) ?? UITableView.automaticDimension
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    receiver(of: "tableView:estimatedHeightForFooterInSection:")?.tableView(
      tableView, estimatedHeightForFooterInSection: section) ?? UITableView.automaticDimension
  }
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    receiver(of: "tableView:willDisplayHeaderView:forSection:")?.tableView(
      tableView, willDisplayHeaderView: view, forSection: section)
  }
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    receiver(of: "tableView:willDisplayFooterView:forSection:")?.tableView(
      tableView, willDisplayFooterView: view, forSection: section)
  }
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    receiver(of: "tableView:didEndDisplayingHeaderView:forSection:")?.tableView(
      tableView, didEndDisplayingHeaderView: view, forSection: section)
  }
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    receiver(of: "tableView:didEndDisplayingFooterView:forSection:")?.tableView(
      tableView, didEndDisplayingFooterView: view, forSection: section)
  }
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    receiver(of: "tableView:shouldHighlightRowAtIndexPath:")?.tableView(tableView, shouldHighlightRowAt: indexPath)
      ?? true
  }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    receiver(of: "tableView:didHighlightRowAtIndexPath:")?.tableView(tableView, didHighlightRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    receiver(of: "tableView:didUnhighlightRowAtIndexPath:")?.tableView(tableView, didUnhighlightRowAt: indexPath)
  }
  /// Returns the row itself.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    // The receiver may return nil: no row.
    guard let receiver = receiver(of: "tableView:willSelectRowAtIndexPath:") else { return indexPath }
    return receiver.tableView(tableView, willSelectRowAt: indexPath)
  }
  /// Returns the row itself.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    // The receiver may return nil: no row.
    guard let receiver = receiver(of: "tableView:willDeselectRowAtIndexPath:") else { return indexPath }
    return receiver.tableView(tableView, willDeselectRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    receiver(of: "tableView:didSelectRowAtIndexPath:")?.tableView(tableView, didSelectRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    receiver(of: "tableView:canPerformPrimaryActionForRowAtIndexPath:")?
      .tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) ?? true
  }
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    receiver(of: "tableView:performPrimaryActionForRowAtIndexPath:")?
      .tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    receiver(of: "tableView:didDeselectRowAtIndexPath:")?.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// What gets a message that the delegate's class has no method for.
  private func receiver(of name: String) -> (any UITableViewDelegate)? { _MessageForwarding.receiver(of: self, name) }
}
