extension UIView {
  /// The view that holds this one.
  public final var superview: UIView? { parent }

  /// The views held, back to front.
  public final var subviews: [UIView] { children }

  public final var window: UIWindow? { enclosingWindow }

  /// Puts `view` in front of all subviews; it leaves the superview it had.
  public final func addSubview(_ view: UIView) {
    insert(view, at: { $0.count })
  }

  /// Puts `view` at a place among the subviews, counted from the back; a place beyond the end is the front.
  public final func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: { min(max(index, 0), $0.count) })
  }

  /// Puts `view` directly behind a subview.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: { $0.firstIndex { $0 === sibling } ?? $0.count })
  }

  /// Puts `view` directly in front of a subview.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: { $0.firstIndex { $0 === sibling }.map { $0 + 1 } ?? $0.count })
  }

  /// Makes two subviews change places.
  public final func exchangeSubview(at one: Int, withSubviewAt other: Int) {
    guard children.indices.contains(one), children.indices.contains(other) else { return }
    children.swapAt(one, other)
  }

  /// Puts a subview in front of the others.
  public final func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.append(children.remove(at: index))
  }

  /// Puts a subview behind the others.
  public final func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: index), at: 0)
  }

  /// Takes the view out of its superview and window.
  public final func removeFromSuperview() {
    leaveSuperview(tellingController: isInSight)
  }

  /// Whether the view is in a window that is shown.
  final var isInSight: Bool {
    guard let enclosingWindow else { return false }
    return !enclosingWindow.isHidden
  }

  private final func leaveSuperview(tellingController tellsController: Bool) {
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

  /// Whether the view is `view` or lies below it.
  public final func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let known = candidate {
      if known === view { return true }
      candidate = known.parent
    }
    return false
  }

  /// The first view with `tag` among this one and its descendants, depth first.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  private final func insert(_ view: UIView, at place: ([UIView]) -> Int) {
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

  /// The controllers that hear of it when the view comes into sight or goes out of it: its own, or else those of the nearest
  /// views below that have one with a parent. Controllers further down hear of it as children.
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
