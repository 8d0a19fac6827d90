import Foundation

/// Cells, headers and footers that wait to be used again, by the names they are reused under.
@MainActor
struct ReusePool {
  private var cellMakers: [String: @MainActor () -> UITableViewCell] = [:]
  private var supplementMakers: [String: @MainActor () -> UITableViewHeaderFooterView] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var supplements: [String: [UITableViewHeaderFooterView]] = [:]
  /// Cells that were put back and are still in the table.
  private var recycled: [UITableViewCell] = []

  mutating func register(_ name: String, _ make: (@MainActor () -> UITableViewCell)?) {
    cellMakers[name] = make
  }

  mutating func registerSupplement(_ name: String, _ make: (@MainActor () -> UITableViewHeaderFooterView)?) {
    supplementMakers[name] = make
  }

  func hasMaker(_ name: String) -> Bool { cellMakers[name] != nil }

  /// A cell that waits under the name, else a new one; `nil` without a registration.
  mutating func dequeue(_ name: String) -> UITableViewCell? {
    if let cell = cells[name]?.popLast() {
      recycled.removeAll { $0 === cell }
      // It may be given to no row: then nobody takes it out of the table later.
      dequeued.append(cell)
      cell.prepareForReuse()
      return cell
    }
    return cellMakers[name]?()
  }
  /// Cells that were dequeued and are not shown yet.
  private var dequeued: [UITableViewCell] = []

  /// The cell is shown.
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

  mutating func put(_ cell: UITableViewCell) {
    recycled.append(cell)
    if let name = cell.reuseIdentifier { cells[name, default: []].append(cell) }
  }

  mutating func put(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let name = view.reuseIdentifier else { return }
    supplements[name, default: []].append(view)
  }

  /// The cells that are in the table and show nothing; they are no longer asked for after this.
  mutating func takeRecycled() -> [UITableViewCell] {
    defer {
      recycled.removeAll(keepingCapacity: true)
      dequeued.removeAll(keepingCapacity: true)
    }
    return recycled + dequeued
  }
}
