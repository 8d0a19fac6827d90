/// What a view is to the object that it stands in.
enum ViewRole {
  /// A window of the scene.
  case window
  /// A direct subview of a window.
  case windowSubview
  /// A direct subview of a table that has no sections.
  case tableSubview
  /// The cell of one row or more.
  case row
  /// The view of a row's content configuration.
  case contentView
  /// The header or footer of a section.
  case sectionView
  /// Any other view.
  case subview

  /// The class of a view that names none.
  var standardClass: String {
    switch self {
    case .window: "UIWindow"
    case .row: "UITableViewCell"
    case .sectionView: "UITableViewHeaderFooterView"
    case .windowSubview, .tableSubview, .contentView, .subview: "UIView"
    }
  }
}
