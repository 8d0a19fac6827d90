extension UIView {
  /// Whether the view is in a window that is shown.
  final var isInSight: Bool {
    guard let enclosingWindow else { return false }
    return !enclosingWindow.isHidden
  }

  final func leaveSuperview(tellingController tellsController: Bool) {
    guard let parent else { return }
    let controllers = tellsController ? controllersToTell : []
    for controller in controllers { controller.viewWillLeaveWindow() }
    willMove(toSuperview: nil)
    parent.willRemoveSubview(self)
    willMoveSubtree(toWindow: nil)
    parent.children.removeAll { $0 === self }
    self.parent = nil
    setWindow(nil)
    didMoveToSuperview()
    for controller in controllers { controller.viewDidLeaveWindow() }
  }

  /// Puts `view` among the subviews where `place` says.
  final func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    precondition(!isDescendant(of: view), "a view cannot be put into itself or below itself")
    if view.parent === self {
      children.removeAll { $0 === view }
      children.insert(view, at: place(children))
      return
    }
    // A view that only changes its place in a window neither appears nor disappears.
    let staysInSight = view.isInSight && view.enclosingWindow === enclosingWindow
    view.leaveSuperview(tellingController: view.isInSight && !staysInSight)
    let controllers = isInSight && !staysInSight ? view.controllersToTell : []
    for controller in controllers { controller.viewWillEnterWindow() }
    view.willMove(toSuperview: self)
    view.willMoveSubtree(toWindow: enclosingWindow)
    children.insert(view, at: place(children))
    view.parent = self
    view.markNeedsLayout()
    noteLayout(of: view)
    view.setWindow(enclosingWindow)
    view.didMoveToSuperview()
    didAddSubview(view)
    if enclosingWindow?.hasSafeArea == true { view.updateSafeArea() }
    for controller in controllers { controller.viewDidEnterWindow() }
  }

  /// The controllers to call when the view appears or disappears: its own, or else those of the nearest views below
  /// whose controller has a parent. Controllers further down are called by their parents.
  ///
  /// Source: crash logs in which UIKit walks the subtree that is put into a window for views of controllers [O]; Cards puts
  /// its controllers' views into the views of a card and counts on their callbacks [S]; that a controller without a parent
  /// hears only where its own view is put in, ivanchan.github.io 2016 [O].
  private final var controllersToTell: [UIViewController] {
    if let viewController { return [viewController] }
    var controllers: [UIViewController] = []
    for child in children { controllers += child.controllersToTell.filter { $0.parent != nil } }
    return controllers
  }

  private final func willMoveSubtree(toWindow newWindow: UIWindow?) {
    guard enclosingWindow !== newWindow else { return }
    if !attachedRecognizers.isEmpty { interruptRecognizers() }
    willMove(toWindow: newWindow)
    for child in children { child.willMoveSubtree(toWindow: newWindow) }
  }

  final func setWindow(_ window: UIWindow?) {
    guard enclosingWindow !== window else { return }
    interruptAnimations()
    enclosingWindow = window
    didMoveToWindow()
    for child in children { child.setWindow(window) }
  }
}
