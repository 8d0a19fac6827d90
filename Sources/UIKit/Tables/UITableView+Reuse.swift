public import Foundation

extension UITableView {
  /// Registers the class of cells with a reuse identifier; `nil` removes the registration.
  ///
  /// - Precondition: the class is a cell's.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return reuse.register(identifier, nil) }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      preconditionFailure("\(cellClass) is registered for cells and is not a UITableViewCell")
    }
    reuse.register(identifier) { CellPrototype.make(cellClass, reuseIdentifier: identifier) }
  }

  /// Registers a closure that creates cells with a reuse identifier.
  package final func register(
    forCellReuseIdentifier identifier: String, _ make: @escaping @MainActor () -> UITableViewCell
  ) {
    reuse.register(identifier, make)
  }

  /// Registers the class of headers and footers with a reuse identifier; `nil` removes the registration.
  ///
  /// - Precondition: the class is a header's.
  public final func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else { return reuse.registerSupplement(identifier, nil) }
    guard let viewClass = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("\(aClass) is registered for headers and is not a UITableViewHeaderFooterView")
    }
    reuse.registerSupplement(identifier) { HeaderFooterPrototype.make(viewClass, reuseIdentifier: identifier) }
  }

  /// A recycled cell, else a new one of the registered class; `nil` without a registration.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.dequeue(identifier)
  }

  /// A recycled cell, else a new one of the registered class, at the position of its row.
  ///
  /// - Precondition: a class is registered, or a recycled cell exists.
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

  /// A recycled header or footer, else a new one of the registered class; `nil` without a registration.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reuse.dequeueSupplement(identifier)
  }
}
