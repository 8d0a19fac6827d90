/// Something that goes on over time in an app and keeps objects alive until it is over: an animation, a transition between
/// controllers, the frames of a display link.
@MainActor
protocol EngineActivity: AnyObject {
  /// Ends at once, without calling the app's code, and releases what it holds.
  func abandon()
}

extension Engine {
  /// Keeps an activity alive until it ends or the engine is closed.
  func begin(_ activity: some EngineActivity) {
    activities[ObjectIdentifier(activity)] = activity
  }

  /// Releases an activity that is over.
  func end(_ activity: some EngineActivity) {
    activities[ObjectIdentifier(activity)] = nil
  }

  /// Ends the app without calling its code: timers, animations and transitions stop, and the windows are removed.
  ///
  /// What an app started refers to what it shows, and the other way round. Closing the engine is what frees both when their
  /// scene goes in mid-animation.
  package func close() {
    run {
      clock.removeAllTimers()
      let abandoned = activities
      activities = [:]
      for activity in abandoned.values { activity.abandon() }
      application.end()
      application = UIApplication()
      animationScope = nil
      heldAnimations = nil
      methodDispatch = nil
      tracer = nil
      viewDidLoad = nil
      recursion = nil
      replacedLists = []
      states = [:]
    }
  }
}
