extension UIViewController {
  /// Begins to appear or to disappear, with the children to which it forwards; no effect if the view is already in that
  /// state or on its way to it.
  ///
  /// A cancelled appearance calls `viewWillDisappear` and `viewDidDisappear` without a `viewDidAppear`.
  /// Source: that order, wangling.me 2014 [O]; the parent before its children, Apple's sample of manual forwarding [I].
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch (appearance.phase, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      loadViewIfNeeded()
      appearance.begin(.appearing, animated: animated)
      viewWillAppear(animated)
    case (.appeared, false), (.appearing, false):
      appearance.begin(.disappearing, animated: animated)
      viewWillDisappear(animated)
    default:
      return
    }
    for child in shownChildren { child.beginAppearance(isAppearing, animated: animated) }
    appearanceDidBegin(isAppearing, animated: animated)
  }

  /// Calls `viewIsAppearing`, once per appearance.
  final func sendIsAppearing() {
    guard appearance.phase == .appearing, !appearance.hasSentIsAppearing, viewIfLoaded?.window != nil else { return }
    appearance.hasSentIsAppearing = true
    viewIsAppearing(appearance.isAnimated)
    for child in shownChildren { child.sendIsAppearing() }
  }

  /// Ends what ``beginAppearance(_:animated:)`` began.
  final func endAppearance() {
    let isAppearing = appearance.phase == .appearing
    let isAnimated = appearance.isAnimated
    switch appearance.phase {
    case .appearing:
      sendIsAppearing()
      appearance.phase = .appeared
      viewDidAppear(isAnimated)
    case .disappearing:
      appearance.phase = .disappeared
      viewDidDisappear(isAnimated)
    case .appeared, .disappeared:
      return
    }
    if isAppearing, movement == .toParent { movement = .none }
    for child in shownChildren { child.endAppearance() }
    appearanceDidEnd(isAppearing, animated: isAnimated)
  }

  /// The children to which appearance callbacks are forwarded: those whose views are in this controller's view.
  private final var shownChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return childControllers.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  // MARK: Insertion of the view into a visible window and removal from it

  /// The view is about to become visible because it is added to a superview.
  ///
  /// The controller of that view begins to appear, as do the nearest controllers with a parent among the controllers of
  /// its descendants; controllers further down receive the callbacks as children. Called where views are added.
  final func viewWillEnterWindow() {
    guard appearance.phase == .disappeared, isInStepWithItsView else { return }
    beginAppearance(true, animated: false)
    appearance.isByWindow = true
  }

  /// The view has become visible. It has appeared after the running code has ended, or together with its parent.
  /// Source: crash logs where `viewDidAppear` runs after the commit of the transaction [O].
  final func viewDidEnterWindow() {
    guard appearance.phase == .appearing, appearance.isByWindow else { return }
    if let parentController, parentController.appearance.phase == .appearing { return }
    let turn = appearance.turn
    engine.clock.schedule(afterNanoseconds: 0) { [weak self] in
      guard let self, appearance.turn == turn, appearance.phase == .appearing else { return }
      endAppearance()
    }
  }

  /// The view is about to be removed from its superview.
  final func viewWillLeaveWindow() {
    let isLeaving = appearance.phase == .appeared || appearance.phase == .appearing && appearance.isByWindow
    guard isLeaving, parentController?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    beginAppearance(false, animated: false)
    appearance.isByWindow = true
  }

  /// The view was removed.
  final func viewDidLeaveWindow() {
    if appearance.phase == .disappearing, appearance.isByWindow { endAppearance() }
  }

  private final var isInStepWithItsView: Bool {
    guard let parentController else { return true }
    guard parentController.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parentController.appearance.phase == .appeared || parentController.appearance.phase == .appearing
  }
}
