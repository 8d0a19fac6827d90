import Foundation

extension UITableView {
  /// Requests rows and heights from the data source and the delegate if they are out of date.
  final func loadData() {
    guard needsData, snapshot == nil else { return }
    needsData = false
    firstGuessedHeight = nil
    (sizes.pending, sizes.disputed) = (IndexSet(), IndexSet())
    var geometry = TableGeometry(top: tableHeaderView?.frame.height ?? 0)
    if let dataSource {
      for section in 0..<max(dataSource.numberOfSections(in: self), 0) {
        append(section, of: dataSource, to: &geometry)
      }
    }
    self.geometry = geometry
    contentHeightDidChange()
    if !isTiling { setNeedsLayout() }
  }

  final func contentHeightDidChange() {
    super.contentSize = CGSize(
      width: bounds.width, height: geometry.bottom + (tableFooterView?.frame.height ?? 0))
  }

  private final func append(_ section: Int, of dataSource: any UITableViewDataSource, to geometry: inout TableGeometry)
  {
    let delegate = self.delegate
    let top = geometry.bottom
    let header = supplementHeight(
      delegate?.tableView(self, heightForHeaderInSection: section), sectionHeaderHeight, at: top,
      of: (section, isHeader: true),
      title: dataSource.tableView(self, titleForHeaderInSection: section),
      view: delegate?.tableView(self, viewForHeaderInSection: section))
    var heights: [CGFloat] = []
    let count = max(dataSource.tableView(self, numberOfRowsInSection: section), 0)
    heights.reserveCapacity(count)
    let sizeThemselves = rowsSizeThemselves
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      let number = geometry.rowCount + row
      if let height = sizes.heights[path] {
        heights.append(height)
      } else if let estimate = estimatedHeight(ofRowAt: path) {
        sizes.pending.insert(number)
        heights.append(estimate)
      } else if let height = givenHeight(ofRowAt: path, number: number) {
        heights.append(height)
      } else {
        if sizeThemselves { sizes.pending.insert(number) }
        heights.append(sizeThemselves ? engine.platform.tableRowHeight : stockHeight(of: nil))
      }
    }
    let footer = supplementHeight(
      delegate?.tableView(self, heightForFooterInSection: section), sectionFooterHeight, at: top,
      of: (section, isHeader: false),
      title: dataSource.tableView(self, titleForFooterInSection: section),
      view: delegate?.tableView(self, viewForFooterInSection: section))
    let padding = header > 0 ? headerPadding(at: top) : 0
    geometry.append(padding: padding, header: header, rows: heights, footer: footer)
  }

  /// The height of a header or footer: the delegate's; else, if the view exists, the table's; else that of the view's constraints; else
  /// the platform's. In a plain table a missing header takes no space, in a grouped table it does.
  ///
  /// Source: Apple's pages [D]; that a grouped table uses the table's own height is inferred [I].
  private final func supplementHeight(
    _ given: CGFloat?, _ ordinary: CGFloat, at y: CGFloat, of part: (section: Int, isHeader: Bool),
    title makeTitle: @autoclosure () -> String?,
    view makeView: @autoclosure () -> UIView?
  ) -> CGFloat {
    if let given, given >= 0 { return given }
    if style != .plain, ordinary >= 0 { return ordinary }
    var view: UIView?
    let title = makeTitle()
    if title == nil {
      view = makeView()
      if view == nil, style == .plain { return 0 }
    }
    // The view is kept in the pool until its section is visible.
    if let view { reuse.put(view) }
    if ordinary >= 0 { return ordinary }
    let fitting = view?.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if let fitting, fitting.height > 0 { return fitting.height }
    if let title { noteLongTitle(title, at: y) }
    return stockSectionHeight(isHeader: part.isHeader, ofSection: part.section, hasTitle: title != nil)
  }

  private final func headerPadding(at y: CGFloat) -> CGFloat {
    guard style == .plain else { return 0 }
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return engine.platform.tableSectionHeaderTopPadding
  }

  final func noteGuessedHeight(at y: CGFloat) {
    firstGuessedHeight = min(firstGuessedHeight ?? y, y)
  }
}
