import Foundation

/// The properties of a cell that few apps set.
@MainActor
final class CellLooks {
  var selectedBackgroundView: UIView?
  var multipleSelectionBackgroundView: UIView?
  var accessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryView: UIView?
  var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  var indentationLevel = 0
  var indentationWidth: CGFloat = 10
  var shouldIndentWhileEditing = true
  var showsReorderControl = false
  var isEditing = false
}

extension UITableViewCell {
  /// The mark at the right edge of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The change that editing offers.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  final var cellLooks: CellLooks {
    if let stored = associatedObjects[ObjectIdentifier(CellLooks.self)] as? CellLooks { return stored }
    let looks = CellLooks()
    associatedObjects[ObjectIdentifier(CellLooks.self)] = looks
    return looks
  }
}

extension UITableViewCell {
  /// The width that the accessory takes from the content. That of an accessory of UIKit is 26.5 points on Catalyst and 34 in iOS 8 for a
  /// disclosure indicator [O]; with a button it is inferred [I].
  final var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.superview === self ? accessoryView.frame.width : 0 }
    switch shownAccessory {
    case .none: return 0
    case .disclosureIndicator, .checkmark: return UnknownLength.accessories.reading.value(in: 26...48, stated: 34)
    case .detailButton, .detailDisclosureButton:
      return UnknownLength.accessories.reading.value(in: 38...76, stated: 60)
    }
  }

  private final var shownAccessory: AccessoryType {
    (associatedObjects[ObjectIdentifier(CellLooks.self)] as? CellLooks)?.accessoryType ?? .none
  }
}

extension UITableViewCell: UncertainPlaces {
  func partUncertainty(at point: CGPoint) -> String? {
    guard accessoryView == nil, shownAccessory != .none, let content = ownContentView,
      point.x >= content.frame.maxX
    else { return nil }
    return "the touch is on the accessory of '\(nameInResults)', whose views are not modelled"
  }
}

/// The properties of a table that few apps set.
@MainActor
final class TableLooks {
  var isEditing = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor? = .separator
  var separatorEffect: UIVisualEffect?
  var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  var cellLayoutMarginsFollowReadableWidth = false
  var insetsContentViewsToSafeArea = true
  var allowsFocus = false
  var selectionFollowsFocus = false
  var isPrefetchingEnabled = true
  var fillerRowHeight: CGFloat = 0
  var remembersLastFocusedIndexPath = false
  var dragInteractionEnabled = false
  var sectionIndexColor: UIColor?
  var sectionIndexBackgroundColor: UIColor?
}

extension UITableViewCell {
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
}

// Looks and editing of a table.
extension UITableView {
  private final var tableLooks: TableLooks {
    if let stored = associatedObjects[ObjectIdentifier(TableLooks.self)] as? TableLooks { return stored }
    let looks = TableLooks()
    associatedObjects[ObjectIdentifier(TableLooks.self)] = looks
    return looks
  }
  /// Whether rows are edited. Where it is set, the outcomes that follow are unknown.
  public final var isEditing: Bool {
    get { tableLooks.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  public final func setEditing(_ editing: Bool, animated: Bool) {
    tableLooks.isEditing = editing
    if editing { Unmodelled.note("a table is edited, and editing is not modelled") }
  }
  // The following have no effect on touches.
  public final var allowsFocus: Bool {
    get { tableLooks.allowsFocus }
    set { tableLooks.allowsFocus = newValue }
  }
  public final var selectionFollowsFocus: Bool {
    get { tableLooks.selectionFollowsFocus }
    set { tableLooks.selectionFollowsFocus = newValue }
  }
  public final var isPrefetchingEnabled: Bool {
    get { tableLooks.isPrefetchingEnabled }
    set { tableLooks.isPrefetchingEnabled = newValue }
  }
  public final var fillerRowHeight: CGFloat {
    get { tableLooks.fillerRowHeight }
    set { tableLooks.fillerRowHeight = newValue }
  }
  public final var allowsSelectionDuringEditing: Bool {
    get { tableLooks.allowsSelectionDuringEditing }
    set { tableLooks.allowsSelectionDuringEditing = newValue }
  }
  public final var allowsMultipleSelectionDuringEditing: Bool {
    get { tableLooks.allowsMultipleSelectionDuringEditing }
    set { tableLooks.allowsMultipleSelectionDuringEditing = newValue }
  }
  public final var separatorStyle: UITableViewCell.SeparatorStyle {
    get { tableLooks.separatorStyle }
    set { tableLooks.separatorStyle = newValue }
  }
  public final var separatorColor: UIColor? {
    get { tableLooks.separatorColor }
    set { tableLooks.separatorColor = newValue }
  }
  public final var separatorEffect: UIVisualEffect? {
    get { tableLooks.separatorEffect }
    set { tableLooks.separatorEffect = newValue }
  }
  public final var separatorInset: UIEdgeInsets {
    get { tableLooks.separatorInset }
    set { tableLooks.separatorInset = newValue }
  }
  public final var cellLayoutMarginsFollowReadableWidth: Bool {
    get { tableLooks.cellLayoutMarginsFollowReadableWidth }
    set { tableLooks.cellLayoutMarginsFollowReadableWidth = newValue }
  }
  public final var insetsContentViewsToSafeArea: Bool {
    get { tableLooks.insetsContentViewsToSafeArea }
    set { tableLooks.insetsContentViewsToSafeArea = newValue }
  }
  public final var remembersLastFocusedIndexPath: Bool {
    get { tableLooks.remembersLastFocusedIndexPath }
    set { tableLooks.remembersLastFocusedIndexPath = newValue }
  }
  public final var dragInteractionEnabled: Bool {
    get { tableLooks.dragInteractionEnabled }
    set { tableLooks.dragInteractionEnabled = newValue }
  }
  public final var sectionIndexColor: UIColor? {
    get { tableLooks.sectionIndexColor }
    set { tableLooks.sectionIndexColor = newValue }
  }
  public final var sectionIndexBackgroundColor: UIColor? {
    get { tableLooks.sectionIndexBackgroundColor }
    set { tableLooks.sectionIndexBackgroundColor = newValue }
  }
}
