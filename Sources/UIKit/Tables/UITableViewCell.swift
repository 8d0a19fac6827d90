public import Foundation

/// A row of a table as a view.
///
/// Touches go through it as through any view: what comes down in its content goes up the responder chain to the table,
/// which highlights and selects; a control inside keeps its touches, so that its row is not selected.
/// Source: the structure is observed [O]; KIF's tests for controls in cells [T].
@MainActor
open class UITableViewCell: UIView {
  /// How the stock labels would stand. They are not modelled: no touch depends on them.
  public enum CellStyle: Int, Sendable {
    /// A label and an image.
    case `default` = 0
    /// Two labels side by side.
    case value1 = 1
    /// Two labels side by side, the first one small.
    case value2 = 2
    /// Two labels below each other.
    case subtitle = 3
  }

  /// How a selected or highlighted cell looks. Selection itself goes on as it does, also under ``none``.
  public enum SelectionStyle: Int, Sendable {
    /// No difference.
    case none = 0
    /// Blue, once.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As the system has it.
    case `default` = 3
  }

  /// Names the cells that can stand in for each other; `nil` for one that is not reused.
  public private(set) final var reuseIdentifier: String?

  /// How a selected or highlighted cell looks. ``SelectionStyle/default``.
  open var selectionStyle = SelectionStyle.default

  /// The content view that the cell made, or that its content configuration did.
  final var ownContentView: UIView?
  final var configurations: CellConfigurations
  @exclusivity(unchecked) private final var selected = false
  @exclusivity(unchecked) private final var highlighted = false

  /// Makes a cell of the default height.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    configurations = CellConfigurations(
      needsUpdate: PlatformBehavior.current.cellConfigurationUpdate != .whenStateChanges)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: PlatformBehavior.current.tableRowHeight))
  }

  /// Makes a cell at `frame` that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Cells are made by code here.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// What an app puts its own views into.
  ///
  /// It is made when first asked for, and at the latest when a table shows the cell, so that a cell of a pasted hierarchy
  /// holds nothing but what the hierarchy says. There, the content view is the subview of that class. With a content
  /// configuration it is the view which that made.
  open var contentView: UIView {
    if let ownContentView { return ownContentView }
    if let givenContentView { return givenContentView }
    let view = UITableViewCellContentView(frame: bounds)
    install(view)
    return view
  }

  /// Runs when the cell's configurations are updated, after ``updateConfiguration(using:)``.
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

  /// What the cell shows: a view that the configuration makes takes the place of ``contentView``.
  ///
  /// A content view that supports the new configuration stays, and is given it. With `nil`, after a configuration, the cell
  /// has an empty content view again. The configuration is given to the content view once more, as it is for the cell's
  /// state, when ``PlatformBehavior/cellConfigurationUpdate`` says.
  /// Source: Apple's header of contentConfiguration [D].
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }

  /// Whether the content configuration follows the cell's state by itself. True.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// How the background looks; it takes the place of a background view and colour.
  /// Source: Apple's page of backgroundConfiguration [D].
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }

  /// Kept and read back: a background's look does not depend on the state here. True.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// Configures the cell for its state, in place of a subclass; setting one asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurations.handler }
    set {
      configurations.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// What configurations are updated for. A subclass may add to it.
  open var configurationState: UICellConfigurationState { currentState }

  /// Asks for an update of the configurations; several requests are joined.
  ///
  /// It is done when the cell is next laid out in a window. Source: Apple's header: at the appropriate time [D]; that time
  /// is inferred [I].
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations: gives the content view its configuration anew, as it is for the state.
  ///
  /// Called by the system alone. Source: Apple's header of updateConfiguration(using:) [D].
  open func updateConfiguration(using state: UICellConfigurationState) {
    guard configurations.updatesContent, let content = configurations.content else { return }
    contentConfiguration = content.updated(for: state)
  }

  /// Fills the cell behind all else.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Stands at the right edge, at its own size, beside the content view; a touch on it is not one on the content.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }

  /// Whether the row is selected, as far as one sees.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row.
  ///
  /// Whether controls in the cell look highlighted with it is in dispute; no touch depends on it, and they do not here.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the row as selected or not. The table's selection does not change.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    setNeedsUpdateConfiguration()
  }

  /// Shows the row as highlighted or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    setNeedsUpdateConfiguration()
  }

  /// Whether the cell takes touches; a part of its state.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Runs when the cell has been dequeued to show another row.
  open func prepareForReuse() {}

  /// Updates the configurations if that is due, and places the background view, the content view and the accessory view.
  ///
  /// How far an accessory view stands from the edge is not known here: it stands at the edge [I].
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    var content = bounds
    backgroundView?.frame = content
    if let accessoryView, accessoryView.superview === self {
      let size = accessoryView.frame.size
      accessoryView.frame = CGRect(
        x: content.maxX - size.width, y: content.midY - size.height / 2, width: size.width, height: size.height)
      content.size.width = max(content.width - size.width, 0)
    }
    ownContentView?.frame = content
  }
}
