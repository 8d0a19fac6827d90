extension UIView {
  /// Whether the view is in a visible window.
  final var isInSight: Bool {
    guard let enclosingWindow else { return false }
    return !enclosingWindow.isHidden
  }

  final func leaveSuperview(notifyingControllers notifies: Bool) {
    guard let parent else { return }
    if engine.effects.isOn, !isListElement {
      engine.effects.willChange(self, .window)
      engine.effects.partWillChange(self, .superview)
    }
    let controllers = notifies ? controllersInSubtree : []
    for controller in controllers { controller.viewWillLeaveWindow() }
    willMove(toSuperview: nil)
    parent.willRemoveSubview(self)
    if engine.activatedConstraints > 0 { parent.endConstraints(of: self) }
    willMoveSubtree(toWindow: nil)
    parent.children.removeAll { $0 === self }
    self.parent = nil
    setWindow(nil)
    didMoveToSuperview()
    for controller in controllers { controller.viewDidLeaveWindow() }
  }

  /// Inserts `view` into the subviews at the index that `place` returns.
  final func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    precondition(!isDescendant(of: view), "a view cannot be put into itself or below itself")
    if view.parent === self {
      engine.effects.willChange(view, .order)
      children.removeAll { $0 === view }
      children.insert(view, at: place(children))
      return
    }
    if engine.effects.isOn, !view.isListElement { engine.effects.willInsert(view, into: self) }
    // A view that moves within a window neither appears nor disappears.
    let staysInSight = view.isInSight && view.enclosingWindow === enclosingWindow
    view.leaveSuperview(notifyingControllers: view.isInSight && !staysInSight)
    let controllers = isInSight && !staysInSight ? view.controllersInSubtree : []
    for controller in controllers { controller.viewWillEnterWindow() }
    view.willMove(toSuperview: self)
    view.willMoveSubtree(toWindow: enclosingWindow)
    children.insert(view, at: place(children))
    view.parent = self
    view.markNeedsLayout()
    noteLayout(of: view)
    if engine.activatedConstraints > 0 { adoptConstraints(of: view) }
    view.setWindow(enclosingWindow)
    view.didMoveToSuperview()
    didAddSubview(view)
    if enclosingWindow?.hasSafeArea == true { view.updateSafeArea() }
    for controller in controllers { controller.viewDidEnterWindow() }
  }

  /// The controllers to call when the view appears or disappears: its own, or else those of the nearest views below
  /// whose controller has a parent. Controllers further down are called by their parents.
  ///
  /// Source: crash logs in which UIKit searches a subtree that is added to a window for views of controllers [O]; Cards
  /// adds its controllers' views to the views of a card and relies on their callbacks [S]; that a controller without a
  /// parent is only called if its own view is added, ivanchan.github.io 2016 [O].
  private final var controllersInSubtree: [UIViewController] {
    if let viewController { return [viewController] }
    var controllers: [UIViewController] = []
    for child in children { controllers += child.controllersInSubtree.filter { $0.parent != nil } }
    return controllers
  }

  private final func willMoveSubtree(toWindow newWindow: UIWindow?) {
    guard enclosingWindow !== newWindow else { return }
    if !attachedRecognizers.isEmpty { interruptRecognizers() }
    willMove(toWindow: newWindow)
    for child in children { child.willMoveSubtree(toWindow: newWindow) }
  }

  /// Calls what UIKit calls on a view that has entered a window, and reports what it would call in addition.
  private final func configureAtWindowEntry() {
    tintColorDidChange()
    if engine.systemVersion < 13 {
      viewController?.traitCollectionDidChange(nil)
      traitCollectionDidChange(nil)
    }
    if constraintsUpdate == .needed || type(of: self).requiresConstraintBasedLayout { markNeedsConstraintsUpdate() }
    if let viewController, enclosingWindow?.rootViewController === viewController { viewController.noteOrientations() }
    UncalledOverrides.report(of: self)
  }

  final func setWindow(_ window: UIWindow?) {
    guard enclosingWindow !== window else { return }
    interruptAnimations()
    if window == nil { backingLayer?.leaveWindow() }
    enclosingWindow = window
    if window != nil {
      identifyAtWindowEntry()
      didEnterWindow()
    }
    didMoveToWindow()
    if let window, enclosingWindow === window { configureAtWindowEntry() }
    // A callback can move a sibling elsewhere.
    for child in children where child.parent === self { child.setWindow(window) }
  }

  /// Takes the subviews of a view that is deallocated out of its tree.
  ///
  /// No view refers to the deallocated view when the first callback runs, because callbacks can move views.
  static func detach(_ subviews: [UIView]) {
    for view in subviews { view.parent = nil }
    var views: [UIView] = []
    for view in subviews { view.clearWindow(listingIn: &views) }
    for view in views where view.enclosingWindow == nil {
      view.interruptAnimations()
      view.backingLayer?.leaveWindow()
      view.didMoveToWindow()
    }
  }

  private final func clearWindow(listingIn views: inout [UIView]) {
    guard enclosingWindow != nil else { return }
    enclosingWindow = nil
    views.append(self)
    for child in children { child.clearWindow(listingIn: &views) }
  }
}
