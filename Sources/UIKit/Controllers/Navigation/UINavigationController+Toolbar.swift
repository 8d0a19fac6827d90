// The toolbar below the content of a navigation controller: at the bottom edge, as high as a toolbar and the bottom safe area.
extension UINavigationController {
  /// The toolbar, with the items of the top controller. It is hidden at first.
  public final var toolbar: UIToolbar! {
    if let ownToolbar { return ownToolbar }
    let new = UIToolbar(frame: .zero)
    new.isHidden = true
    new.isInSlot = true
    ownToolbar = new
    updateToolbarItems()
    return new
  }

  /// Default: true.
  public final var isToolbarHidden: Bool {
    get { ownToolbar?.superview == nil || ownToolbar?.isHidden == true }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar. It starts or stops to receive touches at once.
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard !hidden || ownToolbar != nil, let toolbar else { return }
    toolbar.isHidden = hidden
    if isViewLoaded, toolbar.superview !== view { view.addSubview(toolbar) }
    layOutContent()
  }

  /// The height of a toolbar that is shown, without the bottom safe area.
  final var toolbarHeight: CGFloat {
    guard let ownToolbar, !ownToolbar.isHidden, ownToolbar.superview != nil else { return 0 }
    if let toolbarSlotHeight { return toolbarSlotHeight }
    return ownToolbar.intrinsicContentSize.height
  }

  final func layOutToolbar(in bounds: CGRect) {
    guard let ownToolbar, !ownToolbar.isHidden else { return }
    if ownToolbar.superview !== view { view.addSubview(ownToolbar) }
    let height = toolbarHeight + view.safeAreaInsets.bottom
    ownToolbar.systemFrame = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  final func updateToolbarItems() { ownToolbar?.items = stack.last?.toolbarItems }
}
