import Foundation

extension UITableView {
  /// Requests rows and heights from the data source and the delegate if they are out of date.
  final func loadData() {
    guard needsData, snapshot == nil else { return }
    needsData = false
    firstGuessedHeight = nil
    var geometry = TableGeometry(top: tableHeaderView?.frame.height ?? 0)
    if let dataSource {
      for section in 0..<max(dataSource.numberOfSections(in: self), 0) {
        append(section, of: dataSource, to: &geometry)
      }
    }
    self.geometry = geometry
    super.contentSize = CGSize(
      width: bounds.width, height: geometry.bottom + (tableFooterView?.frame.height ?? 0))
    if !isTiling { setNeedsLayout() }
  }

  private final func append(_ section: Int, of dataSource: any UITableViewDataSource, to geometry: inout TableGeometry)
  {
    let delegate = self.delegate
    let top = geometry.bottom
    let header = supplementHeight(
      delegate?.tableView(self, heightForHeaderInSection: section), sectionHeaderHeight, at: top,
      isThere: dataSource.tableView(self, titleForHeaderInSection: section) != nil
        || isThere(delegate?.tableView(self, viewForHeaderInSection: section)))
    var heights: [CGFloat] = []
    let count = max(dataSource.tableView(self, numberOfRowsInSection: section), 0)
    heights.reserveCapacity(count)
    var isGuessed = false
    for row in 0..<count {
      var height = delegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: section)) ?? rowHeight
      if height < 0 { height = rowHeight }
      if height < 0 {
        height = engine.platform.tableRowHeight
        isGuessed = true
      }
      heights.append(height)
    }
    // One guessed row is enough: its exact position differs by at most one section.
    if isGuessed { noteGuessedHeight(at: top) }
    let footer = supplementHeight(
      delegate?.tableView(self, heightForFooterInSection: section), sectionFooterHeight, at: top,
      isThere: dataSource.tableView(self, titleForFooterInSection: section) != nil
        || isThere(delegate?.tableView(self, viewForFooterInSection: section)))
    let padding = header > 0 ? headerPadding(at: top) : 0
    geometry.append(padding: padding, header: header, rows: heights, footer: footer)
  }

  /// The height of a header or footer: the delegate's; else, if the view exists, the table's; else the platform's. In a
  /// plain table a missing header takes no space, in a grouped table it does.
  ///
  /// Source: Apple's pages [D]; that a grouped table uses the table's own height is inferred [I].
  private final func supplementHeight(
    _ given: CGFloat?, _ ordinary: CGFloat, at y: CGFloat, isThere: @autoclosure () -> Bool
  ) -> CGFloat {
    if let given, given >= 0 { return given }
    guard style != .plain || isThere() else { return 0 }
    if ordinary >= 0 { return ordinary }
    noteGuessedHeight(at: y)
    return engine.platform.tableSectionHeaderHeight
  }

  /// Whether the view exists; it is kept in the pool until its section is visible.
  private final func isThere(_ view: UIView?) -> Bool {
    guard let view else { return false }
    reuse.put(view)
    return true
  }

  private final func headerPadding(at y: CGFloat) -> CGFloat {
    guard style == .plain else { return 0 }
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    let padding = engine.platform.tableSectionHeaderTopPadding
    if padding > 0 { noteGuessedHeight(at: y) }
    return padding
  }

  private final func noteGuessedHeight(at y: CGFloat) {
    if firstGuessedHeight == nil { firstGuessedHeight = y }
  }
}
