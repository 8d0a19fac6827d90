import Foundation

extension UITableView {
  /// Asks the data source and the delegate for rows and heights, if what is known is out of date.
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
        height = PlatformBehavior.current.tableRowHeight
        isGuessed = true
      }
      heights.append(height)
    }
    // One guessed row is enough: where exactly it stands makes a difference of one section at most.
    if isGuessed { noteGuessedHeight(at: top) }
    let footer = supplementHeight(
      delegate?.tableView(self, heightForFooterInSection: section), sectionFooterHeight, at: top,
      isThere: dataSource.tableView(self, titleForFooterInSection: section) != nil
        || isThere(delegate?.tableView(self, viewForFooterInSection: section)))
    let padding = header > 0 ? headerPadding(at: top) : 0
    geometry.append(padding: padding, header: header, rows: heights, footer: footer)
  }

  /// The height of a header or footer: what the delegate says, else, for one that is there, what the table says, else
  /// the platform's. A plain table has no space for one that is not there, a grouped one has.
  ///
  /// Source: Apple's pages [D]; that a grouped table's space comes from the table's own height is inferred [I].
  private final func supplementHeight(
    _ given: CGFloat?, _ ordinary: CGFloat, at y: CGFloat, isThere: @autoclosure () -> Bool
  ) -> CGFloat {
    if let given, given >= 0 { return given }
    guard style != .plain || isThere() else { return 0 }
    if ordinary >= 0 { return ordinary }
    noteGuessedHeight(at: y)
    return PlatformBehavior.current.tableSectionHeaderHeight
  }

  /// Whether there is a view; it waits in the pool until its section comes into sight.
  private final func isThere(_ view: UIView?) -> Bool {
    guard let view else { return false }
    reuse.put(view)
    return true
  }

  private final func headerPadding(at y: CGFloat) -> CGFloat {
    guard style == .plain else { return 0 }
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    let padding = PlatformBehavior.current.tableSectionHeaderTopPadding
    if padding > 0 { noteGuessedHeight(at: y) }
    return padding
  }

  private final func noteGuessedHeight(at y: CGFloat) {
    if firstGuessedHeight == nil { firstGuessedHeight = y }
  }
}
