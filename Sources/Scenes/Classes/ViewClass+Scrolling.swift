import Foundation
import UIKit

extension ViewClass {
  /// Scroll views, tables, collection views and their parts.
  static let scrolling: [ViewClass] = [
    ViewClass("UIScrollView", of: "UIView", UIScrollView.init(frame:))
      .with(ofUIScrollView)
      .checking { (object) throws(SceneError) in
        try object.checkOrder("minimumZoomScale", "maximumZoomScale")
        try object.checkZoomScale()
      },
    // The style of a table is an argument of its initializer.
    ViewClass("UITableView", of: "UIScrollView", make: { UITableView(frame: .zero, style: $0.tableStyle) })
      .preparing { $0.table = TableDescription() }.with(ofUITableView),
    // A collection view scrolls; its items are neither laid out nor selected.
    ViewClass("UICollectionView", of: "UIScrollView")
      .with(
        ViewKey("allowsSelection", .boolean, isSettable: true, phase: .properties),
        ViewKey("allowsMultipleSelection", .boolean, phase: .properties)),
    ViewClass("UITextView", of: "UIScrollView").withoutModelledInteraction,
    ViewClass("UITableViewCell", of: "UIView", UITableViewCell.init(frame:)).preparing { $0.cell = CellDescription() }
      .with(ofUITableViewCell),
    ViewClass("UITableViewHeaderFooterView", of: "UIView", UITableViewHeaderFooterView.init(frame:)),
    ViewClass("UICollectionReusableView", of: "UIView"),
    ViewClass("UICollectionViewCell", of: "UICollectionReusableView"),
  ]
}

extension ViewDescription {
  fileprivate var tableStyle: UITableView.Style { table?.style == .grouped ? .grouped : .plain }
}
