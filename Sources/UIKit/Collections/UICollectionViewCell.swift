public import Foundation

/// A cell of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Runs when the cell's configurations are updated, after ``updateConfiguration(using:)``.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  private final var content = UIView()
  private final var configurations = CellConfigurations<UICollectionViewCell>(
    needsUpdate: PlatformBehavior.current.cellConfigurationUpdate != .whenStateChanges)

  /// The view of the content, which fills the cell; with a content configuration the view that the configuration made.
  open var contentView: UIView { content }
  /// Whether the item is shown as selected.
  open var isSelected = false {
    didSet { if oldValue != isSelected { setNeedsUpdateConfiguration() } }
  }
  /// Whether a touch is on the item.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { setNeedsUpdateConfiguration() } }
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.systemFrame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }
  /// The view behind the content of a selected item. It is not shown.
  open var selectedBackgroundView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    install(content)
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) { return nil }

  private final func install(_ view: UIView) {
    view.systemFrame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if content !== view { content.removeFromSuperview() }
    content = view
    insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
  }

  // MARK: Configurations, as in UITableViewCell

  /// The content; the view that the configuration makes replaces ``contentView``. Source: Apple's page of this property [D].
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContent(newValue) }
  }
  /// Whether the content configuration is updated for the cell's state automatically. Default: true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }
  /// The background; it replaces a background view and color. Source: Apple's page of this property [D].
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      configurations.background = newValue
      guard newValue != nil else { return }
      backgroundView = nil
      backgroundColor = nil
    }
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
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    return state
  }
  /// Requests an update of the configurations at the cell's next layout in a window.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }
  /// Updates the configurations: gives the content view its configuration for the state. Called by the system only.
  open func updateConfiguration(using state: UICellConfigurationState) {
    guard configurations.updatesContent, let content = configurations.content else { return }
    contentConfiguration = content.updated(for: state)
  }

  /// Performs a requested update.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
  }

  /// Performs a requested update if the cell is in a window.
  final func updateConfigurationIfNeeded() {
    if configurations.needsUpdate, window != nil { updateNow() }
  }

  private final func setContent(_ new: (any UIContentConfiguration)?) {
    let hadContent = configurations.content != nil
    configurations.content = new
    if let new {
      if let view = content as? any UIContentView, view.supports(new) {
        view.configuration = new
      } else {
        install(new.makeContentView())
      }
    } else if hadContent {
      install(UIView())
    }
    guard new != nil, !configurations.isUpdating else { return }
    switch engine.platform.cellConfigurationUpdate {
    case .whenSet: updateNow()
    case .beforeDisplay: setNeedsUpdateConfiguration()
    case .whenStateChanges: break
    }
  }

  private final func updateNow() {
    guard !configurations.isUpdating else { return }
    configurations.needsUpdate = false
    configurations.isUpdating = true
    defer { configurations.isUpdating = false }
    let state = configurationState
    updateConfiguration(using: state)
    configurations.handler?(self, state)
  }
}
