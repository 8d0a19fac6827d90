import Foundation

/// What a cell is configured with, and whether it waits to be configured anew.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var updatesContent = true
  var updatesBackground = true
  var handler: UITableViewCell.ConfigurationUpdateHandler?
  /// Whether the next layout in a window updates the configurations.
  var needsUpdate: Bool
  /// Whether an update is running: what it assigns asks for no further one.
  var isUpdating = false
}
