public import Foundation

/// The view of a table's row.
///
/// Touches pass through it as through any view: a touch in its content moves up the responder chain to the table, which
/// highlights and selects; a control inside keeps its touches, so its row is not selected.
/// Source: the structure is observed [O]; KIF's tests for controls in cells [T].
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    guard kind == .accessory else { return super.effectValue(of: kind) }
    return accessoryType == .none ? nil : .text("\(accessoryType)")
  }

  override final var isListElement: Bool { true }

  /// The layout of the standard labels. They are not modelled: no touch depends on them.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  /// The appearance of a selected or highlighted cell. Selection works with ``none`` too.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  final let style: CellStyle
  /// Identifies interchangeable cells; `nil` for a cell that is not reused.
  public package(set) final var reuseIdentifier: String?

  /// The appearance of a selected or highlighted cell. Default: ``SelectionStyle/default``.
  open var selectionStyle = SelectionStyle.default

  /// The content view that the cell or its content configuration created.
  final var ownContentView: UIView?
  final var configurations: CellConfigurations<UITableViewCell>
  /// The height of the line below the content of a row that sizes itself.
  final var separatorHeight: CGFloat = 0
  @exclusivity(unchecked) private final var selected = false
  @exclusivity(unchecked) private final var highlighted = false

  /// Creates a cell with the default height.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    configurations = CellConfigurations(
      needsUpdate: PlatformBehavior.current.cellConfigurationUpdate != .whenStateChanges)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: PlatformBehavior.current.tableRowHeight))
  }

  /// Creates a cell that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.systemFrame = frame
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The view to which an app adds its own views.
  ///
  /// It is created when first read, and at the latest when a table shows the cell. In a cell of a pasted hierarchy, it
  /// is the hierarchy's subview of class `UITableViewCellContentView`, so that no second one is added. With a content
  /// configuration it is the view that the configuration created.
  open var contentView: UIView {
    if let ownContentView { return ownContentView }
    if let givenContentView { return givenContentView }
    let view = UITableViewCellContentView(frame: bounds)
    install(view)
    return view
  }

  /// The label of the text. Its place is not modelled: it has an empty frame.
  open private(set) lazy var textLabel: UILabel? = addingToContent(UILabel())
  /// The label of the details. Its place is not modelled: it has an empty frame.
  open private(set) lazy var detailTextLabel: UILabel? = addingToContent(UILabel())
  /// The view of the image. Its place is not modelled: it has an empty frame.
  open var imageView: UIImageView? {
    if stockImageView == nil { stockImageView = addingToContent(UIImageView(frame: .zero)) }
    return stockImageView
  }
  private(set) final var stockImageView: UIImageView?

  /// The stock labels that code has read.
  private(set) final var stockLabels: [UILabel] = []
  /// Whether the stock label of the details has a text.
  final var showsDetails: Bool { stockLabels.count > 1 && detailTextLabel?.text?.isEmpty == false }

  private final func addingToContent<View: UIView>(_ view: View) -> View {
    contentView.addSubview(view)
    if let label = view as? UILabel { stockLabels.append(label) }
    return view
  }

  /// Runs when the cell's configurations are updated, after ``updateConfiguration(using:)``.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// The content; the view that the configuration creates replaces ``contentView``.
  ///
  /// A content view that supports the new configuration is kept and receives it. Setting `nil` after a configuration
  /// gives the cell an empty content view. The content view receives the configuration again, updated for the cell's
  /// state, at the time that ``PlatformBehavior/cellConfigurationUpdate`` names.
  /// Source: Apple's header of contentConfiguration [D].
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }

  /// Whether the content configuration is updated for the cell's state automatically. Default: true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// The background; it replaces a background view and color.
  /// Source: Apple's page of backgroundConfiguration [D].
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackground(newValue) }
  }

  /// Stored without effect: a background does not depend on the state here. Default: true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// Configures the cell for its state, so that no subclass is needed; setting it requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurations.handler }
    set {
      configurations.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The state for which configurations are updated. A subclass may add to it.
  open var configurationState: UICellConfigurationState { currentState }

  /// Requests an update of the configurations; several requests are combined.
  ///
  /// The update happens at the cell's next layout in a window. Source: Apple's header: at the appropriate time [D];
  /// that time is inferred [I].
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations: gives the content view its configuration for the state.
  ///
  /// Called by the system only. Source: Apple's header of updateConfiguration(using:) [D].
  open func updateConfiguration(using state: UICellConfigurationState) {
    guard configurations.updatesContent, let content = configurations.content else { return }
    contentConfiguration = content.updated(for: state)
  }

  /// The view behind all content; it fills the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view behind the content of a selected row. It is not shown.
  open var selectedBackgroundView: UIView? {
    get { associatedObjects[ObjectIdentifier(CellLooks.self)].flatMap { ($0 as? CellLooks)?.selectedBackgroundView } }
    set { cellLooks.selectedBackgroundView = newValue }
  }
  open var multipleSelectionBackgroundView: UIView? {
    get { cellLooks.multipleSelectionBackgroundView }
    set { cellLooks.multipleSelectionBackgroundView = newValue }
  }
  /// The mark at the right edge. Where it is set, its width is not modelled: a touch on the cell is unknown.
  open var accessoryType: AccessoryType {
    get { cellLooks.accessoryType }
    set {
      guard newValue != cellLooks.accessoryType else { return }
      engine.effects.willChange(self, .accessory)
      cellLooks.accessoryType = newValue
      setNeedsLayout()
    }
  }
  /// The mark while the row is edited, which is not modelled.
  open var editingAccessoryType: AccessoryType {
    get { cellLooks.editingAccessoryType }
    set { cellLooks.editingAccessoryType = newValue }
  }
  /// The view at the right edge while the row is edited, which is not modelled.
  open var editingAccessoryView: UIView? {
    get { cellLooks.editingAccessoryView }
    set { cellLooks.editingAccessoryView = newValue }
  }
  open var separatorInset: UIEdgeInsets {
    get { cellLooks.separatorInset }
    set { cellLooks.separatorInset = newValue }
  }
  open var indentationLevel: Int {
    get { cellLooks.indentationLevel }
    set { cellLooks.indentationLevel = newValue }
  }
  open var indentationWidth: CGFloat {
    get { cellLooks.indentationWidth }
    set { cellLooks.indentationWidth = newValue }
  }
  open var shouldIndentWhileEditing: Bool {
    get { cellLooks.shouldIndentWhileEditing }
    set { cellLooks.shouldIndentWhileEditing = newValue }
  }
  open var showsReorderControl: Bool {
    get { cellLooks.showsReorderControl }
    set { cellLooks.showsReorderControl = newValue }
  }
  /// Whether the row is being edited. Where it is set, the outcomes that follow are unknown.
  open var isEditing: Bool {
    get { cellLooks.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) {
    cellLooks.isEditing = editing
    if editing { Unmodelled.note("a row of a table is edited, and editing is not modelled") }
  }
  open var showingDeleteConfirmation: Bool { false }
  open var editingStyle: EditingStyle { .none }

  /// The view at the right edge, with its own size, beside the content view; a touch on it is not on the content.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }

  /// Whether the row is shown as selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a touch is on the row.
  ///
  /// Sources disagree on whether controls in the cell are highlighted with it. No touch depends on it; here they are
  /// not.
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

  /// Whether the cell receives touches; part of its configuration state.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Runs when the cell is reused for another row.
  open func prepareForReuse() {}

  /// Performs a requested update and places the background view, the content view and the accessory view.
  ///
  /// The accessory view's distance from the edge is unknown; here it is 0 [I].
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    backgroundView?.systemFrame = bounds
    placeContent()
  }

  /// Places the accessory view and the content view.
  final func placeContent() {
    var content = bounds
    if let accessoryView, accessoryView.superview === self {
      let size = accessoryView.frame.size
      accessoryView.systemFrame = CGRect(
        x: content.maxX - size.width, y: content.midY - size.height / 2, width: size.width, height: size.height)
    }
    content.size.width = max(content.width - accessoryWidth, 0)
    content.size.height = max(content.height - separatorHeight, 0)
    ownContentView?.systemFrame = content
  }

  /// The size of the content for the constraints of its views, with the line below it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let accessory = accessoryWidth
    let target = CGSize(width: max(targetSize.width - accessory, 0), height: targetSize.height)
    var size = contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority
    )
    size.width += accessory
    size.height += separatorHeight
    return size
  }
}

/// The superview of an app's own views in a cell: a private class of UIKit, an ordinary view.
/// Source: the class's name in published hierarchies; that it is an ordinary view, KIF's tests and others [O].
@preconcurrency @MainActor
package class UITableViewCellContentView: UIView {}
