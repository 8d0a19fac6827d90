/// The edge pan that pops the top controller.
///
/// Source: that it is disabled without a navigation bar or a back button unless an app replaces its delegate is common
/// knowledge of apps that do so [O]. When a released drag pops and when it returns is not documented: the position and
/// the direction of movement decide, and if they disagree a ``Dispute`` is reported.
@MainActor
final class InteractivePop: UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private(set) var driver: UIPercentDrivenInteractiveTransition?
  /// Whether the gesture was recognized with nothing to pop, after which a device no longer reacts once a controller is pushed.
  /// Source: signalapp/Signal-iOS#3540, devxoul/SwipeBack#3 and #4 [O].
  private var hasPoppedRoot = false
  private unowned let navigation: UINavigationController

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    recognizer.edges = .left
    recognizer.isInternal = true
    recognizer.delegate = self
    recognizer.addHandler { [weak self] _ in self?.follow() }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    navigation.stack.count > 1 && !navigation.isNavigationBarHidden
      && navigation.topViewController?.navigationItem.hidesBackButton == false
      && navigation.runningTransition?.isRunning != true
  }

  private func follow() {
    switch recognizer.state {
    case .began:
      if navigation.stack.count == 1 { hasPoppedRoot = true }
      guard navigation.stack.count > 1, navigation.runningTransition?.isRunning != true else { return }
      driver = UIPercentDrivenInteractiveTransition()
      navigation.popViewController(animated: true)
      move()
    case .changed:
      move()
    case .ended:
      endDrag()
    case .cancelled, .failed, .possible:
      driver?.cancel()
      driver = nil
    }
  }

  /// Notes that a controller is pushed.
  func didPush() {
    guard hasPoppedRoot else { return }
    Unmodelled.note(
      "a controller is pushed after the gesture that pops was recognized with one controller on the stack, after which a device may no "
        + "longer react: let the gesture begin with two or more")
  }

  private func move() {
    driver?.update(recognizer.translation(in: nil).x / navigation.view.bounds.width)
  }

  private func endDrag() {
    guard let driver else { return }
    self.driver = nil
    let isBeyond = recognizer.translation(in: nil).x > navigation.view.bounds.width / 2
    let speed = recognizer.velocity(in: nil).x
    if speed != 0, isBeyond != (speed > 0) {
      Dispute("whether a drag from the edge pops when it is released on one side of the middle and moves to the other")
        .note(by: recognizer)
    }
    if speed == 0 ? isBeyond : speed > 0 { driver.finish() } else { driver.cancel() }
  }
}
