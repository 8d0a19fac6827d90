extension UIView {
  /// Detaches the recognizers that are not in `recognizers` and attaches the others.
  final func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
    for recognizer in attachedRecognizers where !recognizers.contains(where: { $0 === recognizer }) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }

  /// ``addGestureRecognizer(_:)`` without overrides.
  final func attach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.attachedView !== self else { return }
    gestureRecognizer.attachedView?.removeGestureRecognizer(gestureRecognizer)
    attachedRecognizers.append(gestureRecognizer)
    gestureRecognizer.attachedView = self
  }

  /// ``removeGestureRecognizer(_:)`` without overrides.
  final func detach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.attachedView === self else { return }
    engine.run { engine.application.gestures.interrupt(gestureRecognizer) }
    attachedRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attachedView = nil
  }

  /// Cancels the view's recognizers when the view leaves its window. The cancellation is inferred [I].
  final func interruptRecognizers() {
    if attachedRecognizers.isEmpty { return }
    engine.run {
      for recognizer in attachedRecognizers { engine.application.gestures.interrupt(recognizer) }
    }
  }

  /// Releases the touches and recognizers that the recognizers of this subtree refer to, without calling the app's
  /// code. Called when the app ends.
  final func abandonGestures() {
    for recognizer in attachedRecognizers { recognizer.abandon() }
    for child in children { child.abandonGestures() }
  }
}
