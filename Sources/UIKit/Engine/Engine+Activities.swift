/// A process over time in an app that retains objects until it ends: an animation, a transition between controllers,
/// the frames of a display link.
@MainActor
protocol EngineActivity: AnyObject {
  /// Ends immediately without calling the app's code, and releases its objects.
  func abandon()
}

extension Engine {
  /// Retains an activity until it ends or the engine is closed.
  func begin(_ activity: some EngineActivity) {
    activities[ObjectIdentifier(activity)] = activity
  }

  /// Releases an activity that has ended.
  func end(_ activity: some EngineActivity) {
    activities[ObjectIdentifier(activity)] = nil
  }

  /// Ends the app without calling its code: timers, animations and transitions stop, and the windows are removed.
  ///
  /// Activities and views refer to each other. Closing the engine breaks these cycles if a scene is released during an
  /// animation.
  package func close() {
    run {
      clock.removeAllTimers()
      let abandoned = activities
      activities = [:]
      for activity in abandoned.values { activity.abandon() }
      for animations in begunAnimations { animations.abandon() }
      begunAnimations = []
      application.end()
      application = UIApplication()
      animationScope = nil
      heldAnimations = nil
      methodDispatch = nil
      tracer = nil
      viewDidLoad = nil
      recursion = nil
      replacedLists = []
      // Objects that are released with the states can read them.
      let ended = states
      states = [:]
      withExtendedLifetime(ended) {}
    }
  }
}
