import Foundation

/// The rows of a table from a pasted hierarchy: existing views at their own positions.
struct TableSnapshot {
  struct Row {
    let view: UIView
    let path: IndexPath
  }

  /// From top to bottom.
  let rows: [Row]

  /// Rows without an index path get those of section 0, from top to bottom, after the given ones.
  @MainActor
  init(_ views: [(view: UIView, path: IndexPath?)]) {
    var taken = Set(views.compactMap(\.path))
    precondition(taken.count == views.count { $0.path != nil }, "two views stand for one row")
    var next = IndexPath(row: 0, section: 0)
    rows = views.enumerated()
      .sorted { ($0.element.view.frame.minY, $0.offset) < ($1.element.view.frame.minY, $1.offset) }
      .map { _, entry in
        if let path = entry.path { return Row(view: entry.view, path: path) }
        while taken.contains(next) { next.row += 1 }
        taken.insert(next)
        return Row(view: entry.view, path: next)
      }
  }

  var numberOfSections: Int { (rows.map(\.path.section).max() ?? -1) + 1 }

  func numberOfRows(inSection section: Int) -> Int { rows.count { $0.path.section == section } }

  @MainActor
  func path(at point: CGPoint) -> IndexPath? {
    rows.first { $0.view.frame.hasInside(point) }?.path
  }

  @MainActor
  func rows(in rect: CGRect) -> [Row] {
    rows.filter { $0.view.frame.intersects(rect) }
  }
}

extension UITableView {
  /// Uses existing subviews as rows instead of a data source: each keeps its position and is never reused.
  ///
  /// A view without an index path is the next row of section 0, from top to bottom. A view need not be a cell to be
  /// selected; only a cell shows the selection. Headers and content size do not change.
  package final func adoptSnapshot(rows: [(view: UIView, path: IndexPath?)]) {
    reloadData()
    snapshot = TableSnapshot(rows)
  }
}
