/// The state of a cell.
///
/// States that are not modelled (focus, pinning, editing, expanding, swiping, reordering) are false until an app sets
/// them.
/// Source: the members, Apple's page of UICellConfigurationState [D].
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether the cell's user interaction is disabled.
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
