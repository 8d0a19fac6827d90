extension UIView {
  /// The runtime name of the view's class, without the module. Strategies that select views by class name use it.
  ///
  /// A scene may name a class that exists only in its app. Then this is that name.
  package final var className: String {
    get { assignedClassName ?? String(describing: type(of: self)) }
    set {
      assignedClassName = newValue
      engine.identities.didChange()
    }
  }

  /// An object that a harness attaches to the view.
  package final var harnessDetails: AnyObject? {
    get { storedHarnessDetails }
    set { storedHarnessDetails = newValue }
  }
}
