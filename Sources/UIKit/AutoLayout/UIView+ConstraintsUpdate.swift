extension UIView {
  /// Where a view is in the calls of ``updateConstraints()``.
  enum ConstraintsUpdate: UInt8 {
    /// It was not called yet. It is called as soon as the view's window uses Auto Layout.
    case never
    case needed
    case done
  }

  /// Requests a call of ``updateConstraints()``; outside of a window it waits until the view enters one.
  final func markNeedsConstraintsUpdate() {
    constraintsUpdate = .needed
    guard enclosingWindow != nil else { return }
    let pass = engine.application.layoutPass
    (pass.needsConstraints, pass.isPending) = (true, true)
  }

  /// Updates the marked views, a superview after its subviews. A controller updates the constraints of its view.
  final func updateConstraintsOfSubtree() {
    for child in children { child.updateConstraintsOfSubtree() }
    guard constraintsUpdate == .needed || constraintsUpdate == .never && engine.activatedConstraints > 0 else { return }
    constraintsUpdate = .done
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  final var isMarkedForConstraintsUpdate: Bool { constraintsUpdate == .needed }

  /// Whether ``updateConstraints()`` will be called for the view in its window, or was.
  final var isConstraintsUpdateCalled: Bool { constraintsUpdate != .never || engine.activatedConstraints > 0 }
}
