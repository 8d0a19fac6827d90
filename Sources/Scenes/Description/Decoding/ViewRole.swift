/// The role of a view in the enclosing object.
enum ViewRole {
  case window
  case windowSubview
  /// A direct subview of a table without sections.
  case tableSubview
  /// The cell of one or more rows.
  case row
  /// The cell of one or more items of a collection view.
  case item
  /// The header or footer of a section of a collection view.
  case supplement
  /// The view of a row's content configuration.
  case contentView
  /// The header or footer of a section.
  case sectionView
  /// The view of a controller that a window, a container or a presentation places.
  case placedControllerView
  case subview

  /// The default class.
  var standardClass: String {
    switch self {
    case .window: "UIWindow"
    case .row: "UITableViewCell"
    case .item: "UICollectionViewCell"
    case .supplement: "UICollectionReusableView"
    case .sectionView: "UITableViewHeaderFooterView"
    case .windowSubview, .tableSubview, .contentView, .placedControllerView, .subview: "UIView"
    }
  }
}
