extension UIView {
  /// Marks the view without asking an override of ``setNeedsLayout()``, as a layer does of itself.
  final func markNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    noteLayoutBelow(parent)
  }

  /// Keeps the marks of the ancestors in step with a view that came in and needs layout, itself or below.
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

  /// The ancestor that layout begins at: the last one, going up, of those that need layout themselves.
  ///
  /// Source: Apple's page of CALayer.layoutIfNeeded [D].
  final var layoutRoot: UIView {
    var view = self
    while let parent = view.parent, parent.needsLayout { view = parent }
    return view
  }

  /// Lays out this view if it asked for it, then what is below.
  final func layoutSubtree() {
    if needsLayout {
      needsLayout = false
      if enclosingWindow?.hasSafeArea == true { noteSafeArea() }
      let controller = viewController
      controller?.tellIsAppearing()
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    for child in children where child.needsLayout || child.subtreeNeedsLayout { child.layoutSubtree() }
  }
}
