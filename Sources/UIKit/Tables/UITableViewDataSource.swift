public import Foundation

/// Provides a table's data.
///
/// Apple's optional methods have default implementations here. If a class conforms without implementing one of them, a
/// subclass's method of that name is not called: Swift resolves the conformance in the class that declares it.
@preconcurrency @MainActor
public protocol UITableViewDataSource: _DelegateObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row that becomes visible: a dequeued or a new one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Default: 1.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The text above a section. Default: `nil`.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section. Default: `nil`.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int {
    receiver(of: "numberOfSectionsInTableView:")?.numberOfSections(in: tableView) ?? 1
  }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    receiver(of: "tableView:titleForHeaderInSection:")?.tableView(tableView, titleForHeaderInSection: section)
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    receiver(of: "tableView:titleForFooterInSection:")?.tableView(tableView, titleForFooterInSection: section)
  }

  /// What gets a message that the delegate's class has no method for.
  private func receiver(of name: String) -> (any UITableViewDataSource)? { _MessageForwarding.receiver(of: self, name) }
}

/// Prepares rows before they are shown. It is not called: where the content moves, outcomes are unknown.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
