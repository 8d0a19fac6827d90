/// A period in which a window ignores touches because a transition runs.
///
/// Source: Apple documents that user interaction is disabled while views animate, unless an option allows it [D]; that
/// this applies to the whole window follows from the observed behaviour of transition views [I].
@MainActor
final class InteractionPause {
  private weak var window: UIWindow?

  /// Begins at once. Without a window, or on a platform without this behaviour, it has no effect.
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
