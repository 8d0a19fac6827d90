/// What has a scroll view's delegate.
///
/// Apple's table view narrows the type of the property that it inherits. Swift's classes cannot do that; they may, however,
/// have a property of the name of one that comes from a protocol.
@MainActor
public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
  /// Hears what the scroll view does; not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set {
      scrollDelegate = newValue
      delegateDidChange()
    }
  }
}
