/// Runs callbacks when a push or a pop begins and ends.
///
/// The stack creates one for each of them. Read it in `viewWillDisappear` of the controller that is covered, or in
/// `viewWillAppear` of the one that is uncovered. A push without animation and an animated pop do not remove it at
/// their end, so the next transition may run the same callbacks again.
/// Source: Cards, `TransitionCoordinator`, at 232d210 [S]; its README uses this longer name.
@MainActor
open class CardStackTransitionCoordinator {
  private var willBegin: [() -> Void] = []
  private var didEnd: [() -> Void] = []

  public init() {}

  /// Adds a callback for the beginning of the transition.
  open func notifyWhenTransitionWillBegin(_ callback: @escaping () -> Void) { willBegin.append(callback) }

  /// Adds a callback for the end of the transition.
  open func notifyWhenTransitionDidEnd(_ callback: @escaping () -> Void) { didEnd.append(callback) }

  func transitionWillBegin() { for callback in willBegin { callback() } }

  func transitionDidEnd() { for callback in didEnd { callback() } }
}

/// The name of the coordinator in the code of Cards.
public typealias TransitionCoordinator = CardStackTransitionCoordinator
