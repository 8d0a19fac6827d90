import Foundation
import UIKit

/// Selection by code, in tables and collection views.
extension SceneReactions {
  func select(_ row: RowIndex, in id: String, _ isAnimated: Bool) {
    guard let list = builder.view(id), let rows = list.rowCounts else { return missing("select", id) }
    guard rows.indices.contains(row.section), row.row < rows[row.section] else {
      return missing("row \(row.section),\(row.row) of", id)
    }
    note("select row \(row.section),\(row.row)", list)
    switch list {
    case let table as UITableView: table.selectRow(at: IndexPath(row), animated: isAnimated, scrollPosition: .none)
    case let view as UICollectionView: view.selectItem(at: IndexPath(row), animated: isAnimated, scrollPosition: [])
    default: break
    }
  }

  func deselect(_ row: RowIndex?, in id: String, _ isAnimated: Bool) {
    guard let list = builder.view(id), list.rowCounts != nil else { return missing("deselect", id) }
    note(row.map { "deselect row \($0.section),\($0.row)" } ?? "deselect", list)
    let path = row.map { [IndexPath($0)] }
    switch list {
    case let table as UITableView:
      for path in path ?? table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: isAnimated) }
    case let view as UICollectionView:
      for path in path ?? view.indexPathsForSelectedItems ?? [] { view.deselectItem(at: path, animated: isAnimated) }
    default: break
    }
  }
}

extension UIView {
  /// The numbers of rows or items by section. `nil` for other views.
  fileprivate var rowCounts: [Int]? {
    switch self {
    case let table as UITableView: (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
    case let view as UICollectionView: (0..<view.numberOfSections).map(view.numberOfItems(inSection:))
    default: nil
    }
  }
}
