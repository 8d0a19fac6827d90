/// Watches a property until it is invalidated or let go.
///
/// There is no key-value observing here; what can be watched is a scroll view's delegate, as libraries do that put one of
/// their own in front of the app's.
public final class NSKeyValueObservation {
  private weak var scrollView: UIScrollView?
  let changeHandler: @MainActor (UIScrollView) -> Void

  init(_ scrollView: UIScrollView, _ changeHandler: @escaping @MainActor (UIScrollView) -> Void) {
    self.scrollView = scrollView
    self.changeHandler = changeHandler
  }

  /// Ends it.
  @MainActor public func invalidate() {
    scrollView?.delegateObservations.removeAll { $0.observation == nil || $0.observation === self }
    scrollView = nil
  }
}

/// An observation that somebody else keeps alive.
struct WeakObservation {
  weak var observation: NSKeyValueObservation?
}

extension UIScrollView {
  /// Watches the delegate: `scrollView.observe(\.delegate) { scrollView in … }`.
  ///
  /// The handler runs after every assignment, of the same delegate too, as key-value observing does it; not when the delegate
  /// just dies. Source: Apple's guide to key-value observing [D]; of Apple's method only the scroll view is handed over.
  public final func observe(
    _ keyPath: KeyPath<UIScrollView, (any UIScrollViewDelegate)?>,
    changeHandler: @escaping @MainActor (UIScrollView) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation(self, changeHandler)
    delegateObservations.append(WeakObservation(observation: observation))
    return observation
  }

  /// Tells those who watch that a delegate was assigned.
  final func tellDelegateObservers() {
    guard !delegateObservations.isEmpty else { return }
    for observer in delegateObservations { observer.observation?.changeHandler(self) }
    delegateObservations.removeAll { $0.observation == nil }
  }
}
