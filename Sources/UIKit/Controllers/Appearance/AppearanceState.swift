/// The appearance state of a controller's view.
struct AppearanceState {
  enum Phase {
    case disappeared
    /// `viewWillAppear` was called, `viewDidAppear` was not.
    case appearing
    case appeared
    /// `viewWillDisappear` was called, `viewDidDisappear` was not.
    case disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` was called since `viewWillAppear`.
  var hasSentIsAppearing = false
  /// Whether this was begun by the view's insertion into a window, not by a container or a transition.
  var isByWindow = false
  /// Counts transitions, so that a deferred end can detect that it is out of date.
  var turn = 0

  mutating func begin(_ phase: Phase, animated: Bool) {
    self.phase = phase
    isAnimated = animated
    hasSentIsAppearing = false
    isByWindow = false
    turn += 1
  }
}
