import Foundation

extension UITableViewCell {
  /// The content view of a pasted hierarchy.
  final var givenContentView: UIView? { subviews.first { $0.className == "UITableViewCellContentView" } }

  final var currentState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    return state
  }

  final func setContent(_ new: (any UIContentConfiguration)?) {
    let hadContent = configurations.content != nil
    configurations.content = new
    if let new {
      show(new)
    } else if hadContent {
      install(UITableViewCellContentView(frame: ownContentView?.frame ?? bounds))
    }
    guard new != nil, !configurations.isUpdating else { return }
    switch engine.platform.cellConfigurationUpdate {
    case .whenSet: updateNow()
    case .beforeDisplay: setNeedsUpdateConfiguration()
    case .whenStateChanges: break
    }
  }

  final func setBackground(_ new: UIBackgroundConfiguration?) {
    configurations.background = new
    guard new != nil else { return }
    backgroundView = nil
    backgroundColor = nil
  }

  /// Replaces the content view.
  final func install(_ view: UIView) {
    let old = ownContentView ?? givenContentView
    if let old { view.systemFrame = old.frame }
    ownContentView = view
    if old == nil, engine.platform.cellContentViewIsInFront {
      addSubview(view)
    } else {
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    }
    old?.removeFromSuperview()
    setNeedsLayout()
  }

  /// Performs a requested update if the cell is in a window.
  final func updateConfigurationIfNeeded() {
    if configurations.needsUpdate, window != nil { updateNow() }
  }

  private final func show(_ configuration: any UIContentConfiguration) {
    if let view = ownContentView as? any UIContentView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      let view = configuration.makeContentView()
      view.systemFrame = bounds
      install(view)
    }
  }

  /// Performs a requested update for the cell's state.
  final func updateNow() {
    guard !configurations.isUpdating else { return }
    configurations.needsUpdate = false
    configurations.isUpdating = true
    defer { configurations.isUpdating = false }
    let state = configurationState
    updateConfiguration(using: state)
    configurations.handler?(self, state)
  }
}
