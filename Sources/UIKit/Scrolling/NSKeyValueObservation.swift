/// Observes a property until it is invalidated or deallocated.
///
/// Key-value observing is not modelled in general. A scroll view's delegate can be observed, because libraries use
/// this to insert their own delegate in front of the app's.
public final class NSKeyValueObservation {
  private weak var scrollView: UIScrollView?
  let changeHandler: @MainActor (UIScrollView) -> Void

  init(_ scrollView: UIScrollView, _ changeHandler: @escaping @MainActor (UIScrollView) -> Void) {
    self.scrollView = scrollView
    self.changeHandler = changeHandler
  }

  /// Ends the observation.
  @MainActor public func invalidate() {
    scrollView?.delegateObservations.removeAll { $0.observation == nil || $0.observation === self }
    scrollView = nil
  }
}

/// A weak reference to an observation.
struct WeakObservation {
  weak var observation: NSKeyValueObservation?
}

extension UIScrollView {
  /// Observes the delegate: `scrollView.observe(\.delegate) { scrollView in … }`.
  ///
  /// The handler runs after every assignment, also of the same delegate, as with key-value observing; it does not run
  /// when the delegate is deallocated. Source: Apple's guide to key-value observing [D]; only the scroll view is passed
  /// to the handler.
  public final func observe(
    _ keyPath: KeyPath<UIScrollView, (any UIScrollViewDelegate)?>,
    changeHandler: @escaping @MainActor (UIScrollView) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation(self, changeHandler)
    delegateObservations.append(WeakObservation(observation: observation))
    return observation
  }

  /// Calls the observers after an assignment of the delegate.
  final func notifyDelegateObservers() {
    guard !delegateObservations.isEmpty else { return }
    for observer in delegateObservations { observer.observation?.changeHandler(self) }
    delegateObservations.removeAll { $0.observation == nil }
  }
}
