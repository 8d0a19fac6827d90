extension UIView {
  /// The recognizers attached to the view, in the order in which they were added; `nil` when there never was one.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set {
      let kept = newValue ?? []
      for recognizer in attachedRecognizers where !kept.contains(where: { $0 === recognizer }) {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in kept { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recognizer, which leaves the view it was attached to. It hears of touches that begin from now on.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.attachedView !== self else { return }
    gestureRecognizer.attachedView?.removeGestureRecognizer(gestureRecognizer)
    attachedRecognizers.append(gestureRecognizer)
    gestureRecognizer.attachedView = self
  }

  /// Detaches a recognizer; in mid-gesture that cancels it.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.attachedView === self else { return }
    engine.run { engine.application.gestures.interrupt(gestureRecognizer) }
    attachedRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.attachedView = nil
  }

  /// Cancels what goes on in the view's recognizers: the view leaves its window. That this cancels is inferred [I].
  final func interruptRecognizers() {
    if attachedRecognizers.isEmpty { return }
    engine.run {
      for recognizer in attachedRecognizers { engine.application.gestures.interrupt(recognizer) }
    }
  }

  /// Releases what the recognizers of the view and of those below it refer to, without calling the app's code: the app ends.
  final func abandonGestures() {
    for recognizer in attachedRecognizers { recognizer.abandon() }
    for child in children { child.abandonGestures() }
  }
}
