public import Foundation

extension UITableView {
  /// Names the class that cells of a reuse identifier are made of; `nil` takes it back.
  ///
  /// - Precondition: the class is a cell's.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return reuse.register(identifier, nil) }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      preconditionFailure("\(cellClass) is registered for cells and is no UITableViewCell")
    }
    reuse.register(identifier) { _CellPrototype.make(cellClass, reuseIdentifier: identifier) }
  }

  /// Says how cells of a reuse identifier are made.
  package final func register(
    forCellReuseIdentifier identifier: String, _ make: @escaping @MainActor () -> UITableViewCell
  ) {
    reuse.register(identifier, make)
  }

  /// Names the class that headers and footers of a reuse identifier are made of; `nil` takes it back.
  ///
  /// - Precondition: the class is a header's.
  public final func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else { return reuse.registerSupplement(identifier, nil) }
    guard let viewClass = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("\(aClass) is registered for headers and is no UITableViewHeaderFooterView")
    }
    reuse.registerSupplement(identifier) { _HeaderFooterPrototype.make(viewClass, reuseIdentifier: identifier) }
  }

  /// A cell that is out of sight, else a new one of the registered class; `nil` without one.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.dequeue(identifier)
  }

  /// A cell that is out of sight, else a new one of the registered class, at the place of its row.
  ///
  /// - Precondition: a class is registered, or a cell waits.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = reuse.dequeue(identifier) else {
      preconditionFailure("no class is registered for cells of the identifier \(identifier)")
    }
    if let number = geometry.number(of: indexPath) {
      let band = geometry.band(ofRow: number)
      cell.frame = CGRect(x: 0, y: band.top, width: bounds.width, height: band.height)
      cell.layoutIfNeeded()
    }
    return cell
  }

  /// A header or footer that is out of sight, else a new one of the registered class; `nil` without one.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reuse.dequeueSupplement(identifier)
  }
}
