import Foundation

/// Reusable cells, headers and footers by reuse identifier.
@MainActor
struct ReusePool {
  private var cellMakers: [String: @MainActor () -> UITableViewCell] = [:]
  private var supplementMakers: [String: @MainActor () -> UITableViewHeaderFooterView] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var supplements: [String: [UITableViewHeaderFooterView]] = [:]
  /// Recycled cells that are still subviews of the table.
  private var recycled: [UITableViewCell] = []

  mutating func register(_ name: String, _ make: (@MainActor () -> UITableViewCell)?) {
    cellMakers[name] = make
  }

  mutating func registerSupplement(_ name: String, _ make: (@MainActor () -> UITableViewHeaderFooterView)?) {
    supplementMakers[name] = make
  }

  /// A recycled cell with the identifier, else a new one; `nil` without a registration.
  mutating func dequeue(_ name: String) -> UITableViewCell? {
    if let cell = cells[name]?.popLast() {
      recycled.removeAll { $0 === cell }
      // The data source may not return the cell; then it must be removed from the table later.
      dequeued.append(cell)
      cell.prepareForReuse()
      return cell
    }
    return cellMakers[name]?()
  }
  /// Cells that were dequeued and are not yet shown.
  private var dequeued: [UITableViewCell] = []

  /// Removes a cell from the dequeued ones because it is shown.
  mutating func take(_ cell: UITableViewCell) {
    dequeued.removeAll { $0 === cell }
  }

  mutating func dequeueSupplement(_ name: String) -> UITableViewHeaderFooterView? {
    if let view = supplements[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return supplementMakers[name]?()
  }

  func isRecycled(_ cell: UITableViewCell) -> Bool { recycled.contains { $0 === cell } }

  mutating func put(_ cell: UITableViewCell) {
    // A cell in the pool shows no row. Its identity is that of a row, and another cell can show the row.
    cell.removeIdentities()
    recycled.append(cell)
    if let name = cell.reuseIdentifier { cells[name, default: []].append(cell) }
  }

  mutating func put(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let name = view.reuseIdentifier else { return }
    supplements[name, default: []].append(view)
  }

  /// Removes and returns the cells that are subviews of the table but show no row.
  mutating func takeRecycled() -> [UITableViewCell] {
    defer {
      recycled.removeAll(keepingCapacity: true)
      dequeued.removeAll(keepingCapacity: true)
    }
    return recycled + dequeued
  }
}
