/// A time in which a window's touches are dropped, because a transition runs.
///
/// Source: Apple says that user interaction is off while views animate, unless asked otherwise [D]; that this holds for the whole
/// window is how the transition views are seen to behave [I].
@MainActor
final class InteractionPause {
  private weak var window: UIWindow?

  /// Begins at once; in no window, or on a platform that does without, it does nothing.
  init(in window: UIWindow?) {
    guard PlatformBehavior.current.transitionsPauseInteraction, !EngineFault.transitionPause.isInjected else { return }
    self.window = window
    window?.beginIgnoringTouches()
  }

  func end() {
    window?.endIgnoringTouches()
    window = nil
  }
}
