// Lets code call `delegate?.method?(…)` as with Apple's optional methods:
// Documentation/Decisions/0025-optional-methods.md

extension UITableViewDataSource {
  @_disfavoredOverload public var numberOfSections: _UITableViewDataSourceCalls? {
    _UITableViewDataSourceCalls(delegate: self)
  }
  @_disfavoredOverload public var tableView: _UITableViewDataSourceCalls? {
    _UITableViewDataSourceCalls(delegate: self)
  }
}

/// Calls of the optional methods of ``UITableViewDataSource`` that have argument labels.
@preconcurrency @MainActor
public struct _UITableViewDataSourceCalls {
  let delegate: any UITableViewDataSource

  public func callAsFunction(in tableView: UITableView) -> Int {
    delegate.numberOfSections(in: tableView)
  }

  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    delegate.tableView(tableView, titleForHeaderInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    delegate.tableView(tableView, titleForFooterInSection: section)
  }
}
