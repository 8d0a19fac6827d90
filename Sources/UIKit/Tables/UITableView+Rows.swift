public import Foundation

extension UITableView {
  public final var numberOfSections: Int {
    if let snapshot { return snapshot.numberOfSections }
    loadData()
    return geometry.sections.count
  }

  public final func numberOfRows(inSection section: Int) -> Int {
    if let snapshot { return snapshot.numberOfRows(inSection: section) }
    loadData()
    precondition(geometry.sections.indices.contains(section), "the table has no section \(section)")
    return geometry.sections[section].rowCount
  }

  /// The row at a point in the table's coordinate space; `nil` over headers and footers and outside rows.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    if let snapshot { return snapshot.path(at: point) }
    loadData()
    guard point.x >= 0, point.x < bounds.width, let number = geometry.row(at: point.y) else { return nil }
    return geometry.path(ofRow: number)
  }

  /// The rows that intersect a rectangle in the table's coordinate space.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    if let snapshot { return snapshot.rows.filter { $0.view.frame.intersects(rect) }.map(\.path) }
    loadData()
    return geometry.rows(from: rect.minY, to: rect.maxY).map { geometry.path(ofRow: $0) }
  }

  /// The row that a cell shows, if any.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    path(ofRowView: cell)
  }

  /// The cell of a visible row.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    if let snapshot { return snapshot.rows.first { $0.path == indexPath }?.view as? UITableViewCell }
    return visibleRow(at: indexPath)?.cell
  }

  /// The visible cells, from top to bottom.
  public final var visibleCells: [UITableViewCell] {
    if let snapshot { return snapshot.rows(in: bounds).compactMap { $0.view as? UITableViewCell } }
    tile()
    return visibleRows.map(\.cell)
  }

  /// The visible rows, from top to bottom.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    if let snapshot { return snapshot.rows(in: bounds).map(\.path) }
    tile()
    return visibleRows.map(\.path)
  }

  /// The frame of a row in the table's coordinate space; zero for a row that does not exist.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    if let snapshot { return snapshot.rows.first { $0.path == indexPath }?.view.frame ?? .zero }
    loadData()
    guard let number = geometry.number(of: indexPath) else { return .zero }
    let band = geometry.band(ofRow: number)
    return CGRect(x: 0, y: band.top, width: bounds.width, height: band.height)
  }

  /// The frame of a section with its header and footer, in the table's coordinate space.
  public final func rect(forSection section: Int) -> CGRect {
    stretch(section) { ($0.top, $0.bottom) }
  }

  /// The frame of a section's header when it does not float, in the table's coordinate space.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    stretch(section) { ($0.headerTop, $0.rowsTop) }
  }

  /// The frame of a section's footer when it does not float, in the table's coordinate space.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    stretch(section) { ($0.footerTop, $0.bottom) }
  }

  /// The header of a visible section; `nil` if it has another class.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tile()
    return visibleSupplements[section]?.header as? UITableViewHeaderFooterView
  }

  /// The footer of a visible section; `nil` if it has another class.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
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
