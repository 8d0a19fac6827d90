/// Declares a scroll view's delegate property.
///
/// Apple's table view narrows the type of the inherited property. Swift classes cannot do that, but a class may declare
/// a property with the name of one from a protocol extension.
@preconcurrency @MainActor
public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
  /// Receives the scroll view's callbacks; held weakly.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set {
      scrollDelegate = newValue
      delegateDidChange()
    }
  }
}
