/// The state of a cell.
///
/// What the engine does not model (focus, pinning, editing, expanding, swiping, reordering) is false until an app sets it.
/// Source: the members, Apple's page of UICellConfigurationState [D].
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether the cell takes no touches.
  public var isDisabled = false
  /// Whether a finger is on the row.
  public var isHighlighted = false
  /// Whether the row is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is held at an edge.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether what the cell holds is shown.
  public var isExpanded = false
  /// Whether the cell shows the actions of a swipe.
  public var isSwiped = false
  /// Whether the cell is being moved to another row.
  public var isReordering = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// What an app has put into the state itself.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
