import Foundation

extension UITableView {
  final func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
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

  /// A view of a nib has the nib's subviews, so that a plain one is reported when it is made.
  final func registerNib(_ nib: UINib?, _ identifier: String) {
    guard nib != nil else { return reuse.register(identifier, nil) }
    reuse.register(identifier) {
      Unmodelled.note("a cell of a nib was made, and nibs are not modelled")
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  final func registerSupplementNib(_ nib: UINib?, _ identifier: String) {
    guard nib != nil else { return reuse.registerSupplement(identifier, nil) }
    reuse.registerSupplement(identifier) {
      Unmodelled.note("a header or footer of a nib was made, and nibs are not modelled")
      return UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
  }

  final func registerSupplements(_ aClass: AnyClass?, _ identifier: String) {
    guard let aClass else { return reuse.registerSupplement(identifier, nil) }
    guard let viewClass = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("\(aClass) is registered for headers and is not a UITableViewHeaderFooterView")
    }
    reuse.registerSupplement(identifier) { HeaderFooterPrototype.make(viewClass, reuseIdentifier: identifier) }
  }

  final func dequeueCell(_ identifier: String, forRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = reuse.dequeue(identifier) else {
      preconditionFailure("no class is registered for cells of the identifier \(identifier)")
    }
    if let number = geometry.number(of: indexPath), isTiling {
      // A cell has the given height of its row. Source: Apple's page of dequeueReusableCell(withIdentifier:for:) [D].
      _ = takeGivenHeight(ofRow: number, at: indexPath)
    }
    if let number = geometry.number(of: indexPath) {
      let band = geometry.band(ofRow: number)
      cell.systemFrame = CGRect(x: 0, y: band.top, width: bounds.width, height: band.height)
      // A row that sizes itself does not have its height yet.
      if !sizes.pending.contains(number), !sizesItself(number) { cell.layoutIfNeeded() }
    }
    return cell
  }

}
