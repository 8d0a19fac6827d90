import Foundation

/// The heights of the rows of a table with estimates.
///
/// Such a table requests the height of a row when its cell is shown; until then the row has an estimate.
/// Source: Apple's page of estimatedRowHeight [D]; that the cell is requested first, and that a reload forgets the heights, [O].
struct RowSizes {
  /// The numbers of the rows that have an estimated height, because their cells were not shown yet.
  var pending = IndexSet()
  /// The numbers of the rows whose heights the delegate leaves to a table that has a height for rows.
  var disputed = IndexSet()
  /// The heights of rows that have that of their content, and whose cells were shown.
  var heights: [IndexPath: CGFloat] = [:]
  /// The rows with a given height whose cells were shown.
  var given: Set<IndexPath> = []
  /// Whether a row above the sight changed its height, so that the offset of UIKit is not known. It is known again at the top.
  var isOffsetUncertain = false
  /// The width for which the heights are.
  var width: CGFloat = 0

  /// Keeps the heights of rows that remain, at their new places.
  mutating func move(_ place: (IndexPath) -> IndexPath?) {
    var moved: [IndexPath: CGFloat] = [:]
    for (path, height) in heights {
      if let place = place(path) { moved[place] = height }
    }
    heights = moved
    given = Set(given.compactMap(place))
  }
}

extension UITableView {
  /// Whether rows without a given height have that of their content.
  ///
  /// Source: Apple's page of estimatedRowHeight: 0 ends the use of estimates [D]; that rows do not size themselves then, [O].
  final var rowsSizeThemselves: Bool { rowHeight < 0 && estimatedRowHeight != 0 }

  /// The estimated height of a row whose cell was not shown; `nil` if the row has no estimate, or its height is known.
  ///
  /// Source: Apple's page of tableView(_:estimatedHeightForRowAt:) [D]; that the automatic estimate is the default height of rows,
  /// itworkman.com, "Explain the estimatedRowHeight property in iOS 11" [O], and that it is `rowHeight` if that is given, inferred [I].
  final func estimatedHeight(ofRowAt path: IndexPath) -> CGFloat? {
    guard sizes.heights[path] == nil, !sizes.given.contains(path) else { return nil }
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if estimate >= 0 { return estimate > 0 ? estimate : nil }
    guard rowHeight >= 0 else { return engine.platform.tableRowHeight }
    let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return asked == rowHeight ? nil : rowHeight
  }

  /// The height that the delegate or the table gives a row; `nil` if the row has that of its content.
  final func givenHeight(ofRowAt path: IndexPath, number: Int) -> CGFloat? {
    let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if asked >= 0 { return asked }
    guard rowHeight >= 0 else { return nil }
    sizes.disputed.insert(number)
    return rowHeight
  }

  /// The y coordinate below which rows are at places that depend on a guess or on a row that was not shown. Only places with a smaller
  /// y coordinate than `limit` are searched.
  ///
  /// The delegate's heights are requested for rows that were not shown: a row whose height is its estimate is certain.
  final func firstUncertainHeight(above limit: CGFloat = .infinity) -> CGFloat? {
    if sizes.isOffsetUncertain { return -.infinity }
    let end = min(limit, firstGuessedHeight ?? .infinity)
    let version = dataVersion
    for number in sizes.pending {
      let band = geometry.band(ofRow: number)
      if band.top > end { break }
      let height = givenHeight(ofRowAt: geometry.path(ofRow: number), number: number)
      // The delegate may reload the table, after which no place is known.
      if version != dataVersion { return -.infinity }
      if height != band.height { return band.top }
    }
    return firstGuessedHeight
  }

  /// The height of the line below a row that sizes itself: a pixel, which is not part of its content. No touch depends on the line of
  /// other rows, whose content fills the cell here.
  ///
  /// Source: AsyncDisplayKit 2883, Bento 152, UITableView-FDTemplateLayoutCell [O].
  final func separatorHeight(ofRow number: Int) -> CGFloat {
    separatorStyle != .none && sizesItself(number) ? 1 / engine.screen.scale : 0
  }

  /// Whether a row that was shown has the height of its content.
  final func sizesItself(_ number: Int) -> Bool {
    !sizes.heights.isEmpty && sizes.heights[geometry.path(ofRow: number)] != nil
  }

  /// Gives a row with an estimate its height: the given one, or that of its content. Rows below it move.
  ///
  /// Content without constraints that decide its height has the platform's default height, as far as is known.
  /// Source: a warning of UIKit in openradar 42808310: "using standard height instead" [O].
  final func measure(_ cell: UITableViewCell, ofRow number: Int, at path: IndexPath) {
    guard sizes.pending.contains(number), !takeGivenHeight(ofRow: number, at: path) else { return }
    sizes.pending.remove(number)
    if rowsSizeThemselves {
      resize(cell, number, path)
    } else {
      setHeight(ofRow: number, to: stockHeight(of: cell))
    }
    contentHeightDidChange()
  }

  /// Requests the height of a row with an estimate. Returns false if the row has the height of its content, and true after a reload.
  final func takeGivenHeight(ofRow number: Int, at path: IndexPath) -> Bool {
    // The delegate may make the cell to find its height.
    guard sizes.pending.contains(number) else { return false }
    sizes.pending.remove(number)
    let version = dataVersion
    let height = givenHeight(ofRowAt: path, number: number)
    // The delegate may reload the table, which gives rows other numbers.
    guard version == dataVersion else { return true }
    guard let height else {
      sizes.pending.insert(number)
      return false
    }
    sizes.given.insert(path)
    setHeight(ofRow: number, to: height)
    contentHeightDidChange()
    return true
  }

  /// Gives visible rows that size themselves the present heights of their content.
  final func measureAgain(_ rows: [VisibleRow]) {
    let own = rows.filter { sizes.heights[$0.path] != nil }
    guard !own.isEmpty else { return }
    for row in own { resize(row.cell, row.number, row.path) }
    contentHeightDidChange()
  }

  private final func resize(_ cell: UITableViewCell, _ number: Int, _ path: IndexPath) {
    cell.separatorHeight = separatorStyle != .none ? 1 / engine.screen.scale : 0
    // The content is that of the row. Source: inferred [I].
    if cell.configurations.needsUpdate { cell.updateNow() }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: max(storedBounds.width - 2 * rowInset, 0), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    var height = fitting.height
    if height <= cell.separatorHeight {
      cell.separatorHeight = 0
      sizes.heights[path] = nil
      if cell.hasUnknownStockHeight { noteGuessedHeight(at: geometry.band(ofRow: number).top) }
      height = cell.ownFittingHeight(width: max(storedBounds.width - 2 * rowInset, 0)) ?? stockHeight(of: cell)
    } else {
      sizes.heights[path] = height
    }
    setHeight(ofRow: number, to: height)
  }

  private final func setHeight(ofRow number: Int, to height: CGFloat) {
    let band = geometry.band(ofRow: number)
    geometry.setHeight(ofRow: number, to: height)
    // Content that is in sight moves, and how UIKit changes the offset then is not known.
    if band.top < storedBounds.minY, height != band.height { sizes.isOffsetUncertain = true }
  }

  /// Reports that the height of a row is not known: the delegate leaves it to the table, which has a height for rows, and the
  /// content has another one.
  final func noteDisputedHeight(of cell: UITableViewCell, _ number: Int) {
    guard sizes.disputed.contains(number) else { return }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: max(storedBounds.width - 2 * rowInset, 0), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let band = geometry.band(ofRow: number)
    if fitting.height > 0, fitting.height != band.height { noteGuessedHeight(at: band.top) }
  }

  /// Requests the heights of rows again when the table has another width.
  final func forgetSizesOfOtherWidth() {
    guard sizes.width != bounds.width else { return }
    let hadSizes = !sizes.heights.isEmpty
    sizes.width = bounds.width
    sizes.heights = [:]
    if hadSizes { invalidateHeights() }
  }
}
