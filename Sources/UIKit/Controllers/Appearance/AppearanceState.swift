/// How far a controller's view has come in appearing or in disappearing.
struct AppearanceState {
  /// The four states that the callbacks lead through.
  enum Phase {
    /// Out of sight.
    case disappeared
    /// `viewWillAppear` has run, `viewDidAppear` has not.
    case appearing
    /// In sight.
    case appeared
    /// `viewWillDisappear` has run, `viewDidDisappear` has not.
    case disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` has run since `viewWillAppear`.
  var hasToldIsAppearing = false
  /// Whether the view's coming into the window began this, and not a container or a transition.
  var isByWindow = false
  /// Counts what began, so that an end put off until later can see that it is out of date.
  var turn = 0

  mutating func begin(_ phase: Phase, animated: Bool) {
    self.phase = phase
    isAnimated = animated
    hasToldIsAppearing = false
    isByWindow = false
    turn += 1
  }
}
