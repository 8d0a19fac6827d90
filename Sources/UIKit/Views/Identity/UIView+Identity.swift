package import HitTestTerms

extension UIView {
  /// The view's identity in results. A view that has none gets one.
  package final var viewID: ViewID { ViewID(key: identityKey, path: viewPath) }

  /// The view's identity with its current path, which the caller passes.
  package final func viewID(at path: ViewPath) -> ViewID { ViewID(key: identityKey, path: path) }

  /// The view's current path: the given one, or the step from its superview.
  package final var viewPath: ViewPath {
    if let givenPath { return givenPath }
    guard let parent else { return ViewPath(named: "\(className)[0]") }
    return ViewPath(below: parent.viewPath, className: className, number: siblingNumber(in: parent))
  }

  /// The view's name in results. To set it does not change the view's identity.
  ///
  /// An empty name removes the given one. The name is then the path from the nearest view with a given name, which
  /// changes as siblings are added and removed.
  package final var nameInResults: String {
    get { viewPath.name }
    set {
      givenPath = newValue.isEmpty ? nil : ViewPath(named: newValue)
      engine.identities.didChange()
    }
  }

  /// Removes the identities of the view and its subviews. Each gets a new one that derives from its name then.
  ///
  /// For views that represent something else from now on, as a reused cell does.
  package final func removeIdentities() {
    if identity != 0 {
      engine.identities.release(identity)
      identity = 0
      engine.identities.didChange()
    }
    for child in children { child.removeIdentities() }
  }

  /// Gives the view and its subviews their identities when it enters a window, so that these do not depend on later
  /// results.
  final func identifyAtWindowEntry() {
    guard identity == 0, engine.identities.assignsAtWindowEntry else { return }
    engine.identities.willIdentify?(self)
    identifySubviews(below: identityKey)
  }

  private final func identifySubviews(below key: UInt64) {
    var numbers = SiblingNumbers()
    for child in children {
      let number = numbers.next(child.className)
      if child.identity == 0 {
        child.identity = engine.identities.claim(
          child.givenPath?.key ?? ViewPath.key(below: key, className: child.className, number: number))
      }
      child.identifySubviews(below: child.identity)
    }
  }

  private final var identityKey: UInt64 {
    if identity == 0 { identity = engine.identities.claim(firstKey) }
    return identity
  }

  /// The key that derives from the name, and for a path from the identity of the superview.
  private final var firstKey: UInt64 {
    if let givenPath { return givenPath.key }
    guard let parent else { return viewPath.key }
    return ViewPath.key(below: parent.identityKey, className: className, number: siblingNumber(in: parent))
  }

  /// The number of siblings of the same class behind the view.
  private final func siblingNumber(in parent: UIView) -> Int {
    let (ownType, isOwnAssigned, ownName) = (type(of: self), assignedClassName != nil, className)
    var number = 0
    for sibling in parent.children {
      if sibling === self { return number }
      // A comparison of classes takes a fraction of the time that it takes to make and compare their names.
      let isSameClass = !isOwnAssigned && sibling.assignedClassName == nil && type(of: sibling) == ownType
      if isSameClass || sibling.className == ownName { number += 1 }
    }
    return 0
  }
}

extension UIView {
  /// Calls `body` for each subview, back to front, with its class name and its path.
  ///
  /// One pass numbers all siblings. To compute each path separately takes a time quadratic in their number.
  package final func forEachSubview(
    below path: ViewPath, _ body: (_ view: UIView, _ className: String, _ path: ViewPath) -> Void
  ) {
    let isAnyUnnamed = children.contains { $0.givenPath == nil }
    var numbers = SiblingNumbers()
    for child in children {
      let className = child.className
      let number = isAnyUnnamed ? numbers.next(className) : 0
      body(child, className, child.givenPath ?? ViewPath(below: path, className: className, number: number))
    }
  }
}
