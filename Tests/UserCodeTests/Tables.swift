import UIKit

/// A table that counts the calls of its own code, as tables with empty states and logs do.
class CountingTable: UITableView {
  var calls: [String] = []

  override var numberOfSections: Int {
    calls.append("numberOfSections")
    return super.numberOfSections
  }

  override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow ?? IndexPath(row: 9, section: 9) }

  override func reloadData() {
    calls.append("reloadData")
    super.reloadData()
  }

  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    calls.append("reloadRows")
    super.reloadRows(at: indexPaths, with: .none)
  }

  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    calls.append("insertSections")
    super.insertSections(sections, with: animation)
  }

  override func endUpdates() {
    calls.append("endUpdates")
    super.endUpdates()
  }

  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    let cell = super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.tag = indexPath.row
    return cell
  }

  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    super.register(cellClass, forCellReuseIdentifier: identifier)
    calls.append("register \(identifier)")
  }

  override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    super.selectRow(at: indexPath, animated: false, scrollPosition: scrollPosition)
    calls.append("selectRow")
  }

  override func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    super.scrollToRow(at: indexPath, at: scrollPosition, animated: false)
    calls.append("scrollToRow")
  }

  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { super.cellForRow(at: indexPath) }
  override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath).insetBy(dx: 1, dy: 0) }
  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
}

class Numbers: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
  }
}
