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
    // Without sections its subviews are its cells: it scrolls, and its items are neither laid out nor selected.
    ViewClass("UICollectionView", of: "UIScrollView", make: { $0.emptyCollectionView })
      .preparing { $0.collection = CollectionDescription() }.with(ofUICollectionView).checking(checkCollection),
    ViewClass("UITextView", of: "UIScrollView").withoutModelledInteraction,
    ViewClass("UITableViewCell", of: "UIView", UITableViewCell.init(frame:)).preparing { $0.cell = CellDescription() }
      .with(ofUITableViewCell),
    ViewClass("UITableViewHeaderFooterView", of: "UIView", UITableViewHeaderFooterView.init(frame:)),
    ViewClass(
      "UICollectionReusableView", of: "UIView",
      make: { $0.isPlacedByLayout ? UICollectionReusableView(frame: .zero) : UIView(frame: .zero) }
    ).preparing { $0.cell = CellDescription() },
    ViewClass(
      "UICollectionViewCell", of: "UICollectionReusableView",
      make: { $0.isPlacedByLayout ? UICollectionViewCell(frame: .zero) : UIView(frame: .zero) }
    ).with(ofUICollectionViewCell),
  ]
}

extension ViewDescription {
  fileprivate var tableStyle: UITableView.Style { table?.style == .grouped ? .grouped : .plain }

  fileprivate var isPlacedByLayout: Bool { cell?.isPlacedByLayout ?? false }

  /// A collection view for sections, which set its layout, or a plain scroll view.
  @MainActor
  fileprivate var emptyCollectionView: UIView {
    guard collection?.sections != nil else { return UIScrollView(frame: .zero) }
    return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }
}
