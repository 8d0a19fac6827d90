/// A cell's configurations, and whether they need an update.
struct CellConfigurations<Cell> {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  var handler: ((_ cell: Cell, _ state: UICellConfigurationState) -> Void)?
  /// Whether the next layout in a window updates the configurations.
  var needsUpdate: Bool
  /// Whether an update is running; assignments inside it request no further update.
  var isUpdating = false
}
