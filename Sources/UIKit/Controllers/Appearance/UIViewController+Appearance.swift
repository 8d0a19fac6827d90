extension UIViewController {
  /// Begins to appear or to disappear, for itself and for the children that are to hear of it; nothing if it is there or on
  /// its way already.
  ///
  /// An appearance that is called off goes through `viewWillDisappear` and `viewDidDisappear` without a `viewDidAppear`.
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

  /// Says that the view is in the window and has its place, once in each appearance.
  final func tellIsAppearing() {
    guard appearance.phase == .appearing, !appearance.hasToldIsAppearing, viewIfLoaded?.window != nil else { return }
    appearance.hasToldIsAppearing = true
    viewIsAppearing(appearance.isAnimated)
    for child in shownChildren { child.tellIsAppearing() }
  }

  /// Ends what ``beginAppearance(_:animated:)`` began.
  final func endAppearance() {
    let isAppearing = appearance.phase == .appearing
    let isAnimated = appearance.isAnimated
    switch appearance.phase {
    case .appearing:
      tellIsAppearing()
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

  /// The children whose views are in this controller's, if it forwards by itself.
  private final var shownChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return childControllers.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  // MARK: The view comes into a window that is shown, or leaves it

  /// The view is about to come into sight by being put into a superview.
  ///
  /// The view that is put there brings its controller to appear, as do those in it of the nearest controllers that have a parent;
  /// controllers further down hear of it as children. Source: at the place where views are put into each other.
  final func viewWillEnterWindow() {
    guard appearance.phase == .disappeared, isInStepWithItsView else { return }
    beginAppearance(true, animated: false)
    appearance.isByWindow = true
  }

  /// The view has come into sight. It has appeared once the running code is done, or together with its parent.
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

  /// The view is about to go out of sight by being taken out of its superview.
  final func viewWillLeaveWindow() {
    let isLeaving = appearance.phase == .appeared || appearance.phase == .appearing && appearance.isByWindow
    guard isLeaving, parentController?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    beginAppearance(false, animated: false)
    appearance.isByWindow = true
  }

  /// The view has gone out of sight.
  final func viewDidLeaveWindow() {
    if appearance.phase == .disappearing, appearance.isByWindow { endAppearance() }
  }

  private final var isInStepWithItsView: Bool {
    guard let parentController else { return true }
    guard parentController.shouldAutomaticallyForwardAppearanceMethods else { return false }
    return parentController.appearance.phase == .appeared || parentController.appearance.phase == .appearing
  }
}
