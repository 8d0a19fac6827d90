import JSONText
import UIKit

extension ViewClass {
  static let ofUITableView: [ViewKey] = [
    ViewKey("allowsSelection", .boolean, isSettable: true) { (view: UITableView, value) in
      view.allowsSelection = value.bool!
    },
    ViewKey("allowsMultipleSelection", .boolean) { (view: UITableView, value) in
      view.allowsMultipleSelection = value.bool!
    },
    // The factory of the row uses the style.
    ViewKey("style", .tableStyle, phase: .properties) { (_, value, view, _) throws(SceneError) in
      view.table?.style = value.named()
    },
    ViewKey("rowHeight", .nonNegative) { (view: UITableView, value) in view.rowHeight = value.number! },
    ViewKey("sectionHeaderHeight", .nonNegative) { (view: UITableView, value) in
      view.sectionHeaderHeight = value.number!
    },
    ViewKey("sectionFooterHeight", .nonNegative) { (view: UITableView, value) in
      view.sectionFooterHeight = value.number!
    },
    ViewKey("tableHeaderView", .view, phase: .contents) { (object, value, view, decoder) throws(SceneError) in
      view.table?.tableHeaderView = try decoder.view(value, at: object.place.view("tableHeaderView"), as: .subview)
    } apply: { view, _, description, builder in
      guard let view = view as? UITableView, let header = description.table?.tableHeaderView else { return }
      view.tableHeaderView = builder.make(header, in: view.bounds)
    },
    ViewKey("tableFooterView", .view, phase: .contents) { (object, value, view, decoder) throws(SceneError) in
      view.table?.tableFooterView = try decoder.view(value, at: object.place.view("tableFooterView"), as: .subview)
    } apply: { view, _, description, builder in
      guard let view = view as? UITableView, let footer = description.table?.tableFooterView else { return }
      view.tableFooterView = builder.make(footer, in: view.bounds)
    },
    // The table's data source uses the sections.
    ViewKey("sections", .sections, phase: .contents) { (object, value, view, decoder) throws(SceneError) in
      view.table?.sections = try decoder.sections(value, of: object)
    },
  ]

  /// The keys of a cell. The data source and the delegate of the table use those that are not applied here.
  static let ofUITableViewCell: [ViewKey] = [
    ViewKey("row", .indexPath, phase: .properties) { (_, value, view, _) throws(SceneError) in
      view.cell?.row = value.rowIndex
    },
    ViewKey("height", .nonNegative, phase: .properties) { (_, value, view, _) throws(SceneError) in
      view.cell?.height = value.number
    },
    ViewKey("selectionStyle", .selectionStyle, phase: .properties) { (_, value, view, _) throws(SceneError) in
      view.cell?.selectionStyle = value.named()
    } apply: { view, _, description, _ in
      guard let cell = view as? UITableViewCell, let style = description.cell?.selectionStyle else { return }
      cell.selectionStyle = .init(style)
    },
    shouldHighlight,
    ViewKey("willSelect", .indexPathOrFalse, phase: .properties) { (_, value, view, _) throws(SceneError) in
      view.cell?.willSelect = value.rowIndex.map { .row($0) } ?? .nothing
    },
    action, contentView,
    ViewKey("contentConfiguration", .view, phase: .contents) { (object, _, view, decoder) throws(SceneError) in
      view.cell?.contentConfiguration = try decoder.contentConfiguration(of: object)
    } apply: { view, _, description, builder in
      guard let cell = view as? UITableViewCell, let content = description.cell?.contentConfiguration else { return }
      cell.contentConfiguration = SceneContentConfiguration(content, space: cell.bounds, builder: builder)
    },
  ]
}

extension UITableViewCell.SelectionStyle {
  fileprivate init(_ style: CellDescription.SelectionStyle) {
    switch style {
    case .none: self = .none
    case .blue: self = .blue
    case .gray: self = .gray
    case .default: self = .default
    }
  }
}
