import Foundation

extension UITableView {
  /// Creates the cells of visible rows and recycles the others. Cheap if nothing changes.
  final func tile() {
    // A data source may call a method that needs cells, or lay one out: tiling can be reentered.
    guard snapshot == nil, !isTiling, visibleRows.isEmpty || !EngineFault.rowTiling.isInjected else { return }
    isTiling = true
    defer { isTiling = false }
    forgetSizesOfOtherWidth()
    loadData()
    let sight = bounds
    if sight.minY <= -topInset { sizes.isOffsetUncertain = false }
    backgroundView?.systemFrame = sight
    backgroundCover?.systemFrame = sight
    tableHeaderView?.systemFrame = CGRect(x: 0, y: 0, width: sight.width, height: tableHeaderView?.frame.height ?? 0)
    tileRows(in: sight)
    tableFooterView?.systemFrame = CGRect(
      x: 0, y: geometry.bottom, width: sight.width, height: tableFooterView?.frame.height ?? 0)
    tileSupplements(geometry.sections(from: sight.minY, to: sight.maxY))
  }

  /// The private view in front of the background view; see ``PlatformBehavior/tableBackgroundIsCovered``.
  private final var backgroundCover: UIView? {
    get { associatedObjects[ObjectIdentifier(BackgroundCover.self)] as? UIView }
    set { associatedObjects[ObjectIdentifier(BackgroundCover.self)] = newValue }
  }

  /// How many subviews are behind the rows.
  final var backgroundCount: Int { (backgroundView == nil ? 0 : 1) + (backgroundCover == nil ? 0 : 1) }

  /// Covers the background view where the system does.
  final func coverBackground() {
    guard engine.platform.tableBackgroundIsCovered else { return }
    backgroundCover?.removeFromSuperview()
    backgroundCover = nil
    guard let backgroundView else { return }
    let cover = BackgroundCover(frame: bounds)
    insertSubview(cover, aboveSubview: backgroundView)
    backgroundCover = cover
  }

  private final func tileRows(in sight: CGRect) {
    let known = visibleRows
    let version = dataVersion
    for row in known where version == dataVersion { measure(row.cell, ofRow: row.number, at: row.path) }
    guard version == dataVersion else { return recycleVisibleRows() }
    var numbers = geometry.rows(from: sight.minY, to: sight.maxY)
    if known.count == numbers.count, known.first?.number == numbers.first, known.last?.number == numbers.last {
      for row in known { place(row.cell, at: row.number) }
      return
    }
    for row in known where !numbers.contains(row.number) { recycle(row) }
    var kept = known.filter { numbers.contains($0.number) }[...]
    visibleRows = Array(kept)
    guard let dataSource else { return purgeRecycled() }
    var rows: [VisibleRow] = []
    rows.reserveCapacity(numbers.count)
    var number = numbers.lowerBound
    while number < numbers.upperBound, version == dataVersion {
      if let next = kept.first, next.number == number {
        rows.append(kept.removeFirst())
        place(next.cell, at: number)
      } else if let row = engine.effects.showElement({ show(number, of: dataSource) }) {
        rows.append(row)
      }
      number += 1
      // A row with another height than its estimate has moved those below it into sight or out of it.
      if !sizes.heights.isEmpty || !sizes.given.isEmpty {
        numbers = numbers.lowerBound..<max(number, geometry.rows(from: sight.minY, to: sight.maxY).upperBound)
      }
    }
    if version == dataVersion {
      for row in kept { recycle(row) }
    }
    visibleRows = rows
    if version != dataVersion { recycleVisibleRows() }
    purgeRecycled()
  }

  /// Shows a row's cell; `nil` if the data source reloaded the table meanwhile, which makes the tiling out of date.
  private final func show(_ number: Int, of dataSource: any UITableViewDataSource) -> VisibleRow? {
    let path = geometry.path(ofRow: number)
    let version = dataVersion
    let cell = dataSource.tableView(self, cellForRowAt: path)
    guard version == dataVersion else { return nil }
    reuse.take(cell)
    engine.identities.willShowRow?(cell, self, path)
    _ = cell.contentView
    measure(cell, ofRow: number, at: path)
    guard version == dataVersion else { return nil }
    cell.separatorHeight = separatorHeight(ofRow: number)
    noteDisputedHeight(of: cell, number)
    place(cell, at: number)
    if sizesItself(number) {
      cell.placeContent()
      cell.setNeedsLayout()
    }
    cell.setSelected(selection.contains(path), animated: false)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    // Cells are behind headers, footers and the app's own subviews of the table.
    if cell.superview !== self { insertSubview(cell, at: backgroundCount) }
    return VisibleRow(number: number, path: path, cell: cell)
  }

  private final func place(_ cell: UITableViewCell, at number: Int) {
    let band = geometry.band(ofRow: number)
    let inset = rowInset
    let frame = CGRect(x: inset, y: band.top, width: max(bounds.width - 2 * inset, 0), height: band.height)
    guard cell.frame != frame else { return }
    let isResized = cell.frame.size != frame.size
    cell.systemFrame = frame
    // The constraints of content with its own height hold from the start.
    if isResized, !sizes.heights.isEmpty { cell.placeContent() }
  }

  /// Recycles the cells of all rows.
  final func recycleVisibleRows() {
    let rows = visibleRows
    visibleRows = []
    engine.effects.showElement { for row in rows { recycle(row) } }
  }

  /// Recycles a row's cell. A touch on it will not select.
  final func recycle(_ row: VisibleRow) {
    if press?.view === row.cell { cancelPress() }
    // A data source that reloads the table while cells are made has recycled them.
    guard !reuse.isRecycled(row.cell) else { return }
    reuse.put(row.cell)
    delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
  }

  /// Removes recycled cells that were not reused from the table.
  private final func purgeRecycled() {
    for cell in reuse.takeRecycled() where cell.superview === self { cell.removeFromSuperview() }
  }
}

/// What contains the rows in old systems. Here the rows are subviews of the table, and it is empty.
private final class BackgroundCover: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    className = "UITableViewWrapperView"
  }
  required init?(coder: NSCoder) { return nil }
}
