import Foundation

/// The rows of a table that have the height of their content.
struct RowSizes {
  /// The numbers of the rows that size themselves and whose cells were not shown yet.
  var pending = IndexSet()
  /// The numbers of the rows whose heights the delegate leaves to a table that has a height for rows.
  var disputed = IndexSet()
  /// The heights of rows whose cells were shown.
  var heights: [IndexPath: CGFloat] = [:]
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
  }
}

extension UITableView {
  /// Whether rows without a given height have that of their content.
  ///
  /// Source: Apple's page of estimatedRowHeight: 0 ends the use of estimates [D]; that rows do not size themselves then, [O].
  final var rowsSizeThemselves: Bool { rowHeight < 0 && estimatedRowHeight != 0 }

  /// The height of a row that sizes itself: that of its cell if it was shown, else the estimate.
  final func ownHeight(ofRowAt path: IndexPath, number: Int) -> CGFloat {
    if let height = sizes.heights[path] { return height }
    sizes.pending.insert(number)
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? estimate : engine.platform.tableRowHeight
  }

  /// The y coordinate below which rows are at places that depend on a guess or on a row that was not shown.
  final var firstUncertainHeight: CGFloat? {
    if sizes.isOffsetUncertain { return -.infinity }
    let pending = sizes.pending.first.map { geometry.band(ofRow: $0).top }
    guard let firstGuessedHeight else { return pending }
    return pending.map { min($0, firstGuessedHeight) } ?? firstGuessedHeight
  }

  /// The height of the line below a row that sizes itself: a pixel, which is not part of its content. No touch depends on the line of
  /// other rows, whose content fills the cell here.
  ///
  /// Source: AsyncDisplayKit 2883, Bento 152, UITableView-FDTemplateLayoutCell [O].
  final func separatorHeight(ofRow number: Int) -> CGFloat {
    separatorStyle != .none && sizesItself(number) ? 1 / engine.screen.scale : 0
  }

  /// Whether a row has the height of its content, or an estimate of it.
  final func sizesItself(_ number: Int) -> Bool {
    sizes.pending.contains(number) || (!sizes.heights.isEmpty && sizes.heights[geometry.path(ofRow: number)] != nil)
  }

  /// Gives a row the height of its content if it sizes itself and was not shown before. Rows below it move.
  ///
  /// Content without constraints that decide its height has the platform's default height, as far as is known.
  /// Source: a warning of UIKit in openradar 42808310: "using standard height instead" [O].
  final func measure(_ cell: UITableViewCell, ofRow number: Int, at path: IndexPath) {
    guard sizes.pending.contains(number) else { return }
    resize(cell, number, path)
    contentHeightDidChange()
  }

  /// Gives visible rows that size themselves the present heights of their content.
  final func measureAgain(_ rows: [VisibleRow]) {
    let own = rows.filter { sizes.heights[$0.path] != nil }
    guard !own.isEmpty else { return }
    for row in own { resize(row.cell, row.number, row.path) }
    contentHeightDidChange()
  }

  private final func resize(_ cell: UITableViewCell, _ number: Int, _ path: IndexPath) {
    sizes.pending.remove(number)
    // The content is that of the row. Source: inferred [I].
    if cell.configurations.needsUpdate { cell.updateNow() }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: storedBounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    var height = fitting.height
    if height <= cell.separatorHeight {
      cell.separatorHeight = 0
      noteGuessedHeight(at: geometry.band(ofRow: number).top)
      sizes.heights[path] = nil
      height = engine.platform.tableRowHeight
    } else {
      sizes.heights[path] = height
    }
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
      CGSize(width: storedBounds.width, height: 0), withHorizontalFittingPriority: .required,
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
