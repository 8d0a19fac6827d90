extension UIView {
  /// Marks the view without calling an override of ``setNeedsLayout()``, as a layer does.
  final func markNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    noteLayoutBelow(parent)
  }

  /// Updates the ancestors' marks after a view was added that needs layout, itself or in its subtree.
  final func noteLayout(of child: UIView) {
    if child.needsLayout || child.subtreeNeedsLayout { noteLayoutBelow(self) }
  }

  private final func noteLayoutBelow(_ ancestor: UIView?) {
    var ancestor = ancestor
    while let known = ancestor, !known.subtreeNeedsLayout {
      known.subtreeNeedsLayout = true
      ancestor = known.parent
    }
    if enclosingWindow != nil { engine.application.layoutPass.isPending = true }
  }

  /// The ancestor at which layout begins: the topmost of the consecutive ancestors that need layout.
  ///
  /// Source: Apple's page of CALayer.layoutIfNeeded [D].
  final var layoutRoot: UIView {
    var view = self
    while let parent = view.parent, parent.needsLayout { view = parent }
    return view
  }

  /// Lays out this view if requested, then its subtree.
  final func layoutSubtree() {
    if needsLayout {
      needsLayout = false
      if enclosingWindow?.hasSafeArea == true { noteSafeArea() }
      if LayoutMethodTable.overridesLayoutSublayers(type(of: self)) {
        layoutSublayers(of: layer)
      } else {
        layOutSubviewsWithCallbacks()
      }
    }
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    for child in children where child.needsLayout || child.subtreeNeedsLayout { child.layoutSubtree() }
  }

  final func layOutSubviewsWithCallbacks() {
    let controller = viewController
    let wasLayingOut = engine.effects.isLayingOut
    engine.effects.isLayingOut = true
    defer { engine.effects.isLayingOut = wasLayingOut }
    controller?.sendIsAppearing()
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    backingLayer?.layoutSublayers()
    controller?.viewDidLayoutSubviews()
  }
}
