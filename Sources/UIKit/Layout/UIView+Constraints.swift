extension UIView {
  /// Requests a call of ``updateConstraints()``; outside of a window it waits until the view enters one.
  final func markNeedsConstraintsUpdate() {
    needsConstraintsUpdate = true
    guard enclosingWindow != nil else { return }
    let pass = engine.application.layoutPass
    (pass.needsConstraints, pass.isPending) = (true, true)
  }

  /// Updates the marked views, a superview after its subviews. A controller updates the constraints of its view.
  final func updateConstraintsOfSubtree() {
    for child in children { child.updateConstraintsOfSubtree() }
    guard needsConstraintsUpdate else { return }
    needsConstraintsUpdate = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }
}
