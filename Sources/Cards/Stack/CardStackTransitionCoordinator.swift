/// Tells whoever wants to know when a push or a pop begins and ends.
///
/// The stack has a new one for each of them: ask for it in `viewWillDisappear` of the controller that is covered, or in
/// `viewWillAppear` of the one that is uncovered. Neither a push without animation nor an animated pop takes it away at its
/// end, so that what comes next may tell the same callbacks once more.
/// Source: Cards, `TransitionCoordinator`, at 232d210 [S]; its README has this longer name.
@MainActor
open class CardStackTransitionCoordinator {
  private var willBegin: [() -> Void] = []
  private var didEnd: [() -> Void] = []

  /// Makes a coordinator that nobody listens to.
  public init() {}

  /// Runs `callback` when the transition begins.
  open func notifyWhenTransitionWillBegin(_ callback: @escaping () -> Void) { willBegin.append(callback) }

  /// Runs `callback` when the transition has ended.
  open func notifyWhenTransitionDidEnd(_ callback: @escaping () -> Void) { didEnd.append(callback) }

  func transitionWillBegin() { for callback in willBegin { callback() } }

  func transitionDidEnd() { for callback in didEnd { callback() } }
}

/// The name of the coordinator in the code of Cards.
public typealias TransitionCoordinator = CardStackTransitionCoordinator
