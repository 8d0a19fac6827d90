import Foundation

extension UITableView {
  final var sectionCount: Int {
    if let snapshot { return snapshot.numberOfSections }
    loadData()
    return geometry.sections.count
  }

  final func rowCount(inSection section: Int) -> Int {
    if let snapshot { return snapshot.numberOfRows(inSection: section) }
    loadData()
    precondition(geometry.sections.indices.contains(section), "the table has no section \(section)")
    return geometry.sections[section].rowCount
  }

  final func path(ofRowAt point: CGPoint) -> IndexPath? {
    if let snapshot { return snapshot.path(at: point) }
    loadData()
    guard point.x >= 0, point.x < bounds.width, let number = geometry.row(at: point.y) else { return nil }
    return geometry.path(ofRow: number)
  }

  final func paths(ofRowsIn rect: CGRect) -> [IndexPath]? {
    if let snapshot { return snapshot.rows.filter { $0.view.frame.intersects(rect) }.map(\.path) }
    loadData()
    return geometry.rows(from: rect.minY, to: rect.maxY).map { geometry.path(ofRow: $0) }
  }

  final func visibleCell(at indexPath: IndexPath) -> UITableViewCell? {
    if let snapshot { return snapshot.rows.first { $0.path == indexPath }?.view as? UITableViewCell }
    return visibleRow(at: indexPath)?.cell
  }

  final var cellsOfVisibleRows: [UITableViewCell] {
    if let snapshot { return snapshot.rows(in: bounds).compactMap { $0.view as? UITableViewCell } }
    tile()
    return visibleRows.map(\.cell)
  }

  final var pathsOfVisibleRows: [IndexPath] {
    if let snapshot { return snapshot.rows(in: bounds).map(\.path) }
    tile()
    return visibleRows.map(\.path)
  }

  final func frame(ofRowAt indexPath: IndexPath) -> CGRect {
    if let snapshot { return snapshot.rows.first { $0.path == indexPath }?.view.frame ?? .zero }
    loadData()
    guard let number = geometry.number(of: indexPath) else { return .zero }
    let band = geometry.band(ofRow: number)
    return CGRect(x: 0, y: band.top, width: bounds.width, height: band.height)
  }

  final func frame(ofSection section: Int) -> CGRect {
    stretch(section) { ($0.top, $0.bottom) }
  }

  final func frame(ofHeaderInSection section: Int) -> CGRect {
    stretch(section) { ($0.headerTop, $0.rowsTop) }
  }

  final func frame(ofFooterInSection section: Int) -> CGRect {
    stretch(section) { ($0.footerTop, $0.bottom) }
  }

  final func header(ofSection section: Int) -> UITableViewHeaderFooterView? {
    tile()
    return visibleSupplements[section]?.header as? UITableViewHeaderFooterView
  }

  final func footer(ofSection section: Int) -> UITableViewHeaderFooterView? {
    tile()
    return visibleSupplements[section]?.footer as? UITableViewHeaderFooterView
  }

  /// Whether the data or the pasted hierarchy contains a row.
  final func rowIsThere(_ path: IndexPath) -> Bool {
    if let snapshot { return snapshot.rows.contains { $0.path == path } }
    loadData()
    return geometry.number(of: path) != nil
  }

  /// The row of a view: of a cell, or of a pasted hierarchy's view, which need not be a cell.
  package final func path(ofRowView view: UIView) -> IndexPath? {
    if let snapshot { return snapshot.rows.first { $0.view === view }?.path }
    return visibleRows.first { $0.cell === view }?.path
  }

  private final func visibleRow(at path: IndexPath) -> VisibleRow? {
    visibleRows.first { $0.path == path }
  }

  private final func stretch(
    _ section: Int, _ ends: (TableGeometry.Section) -> (top: CGFloat, bottom: CGFloat)
  ) -> CGRect {
    loadData()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let (top, bottom) = ends(geometry.sections[section])
    return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }
}
