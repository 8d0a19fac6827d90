/// The private view around a child controller's view: an ordinary view that fills its superview.
@preconcurrency @MainActor
package class UIViewControllerWrapperView: UIView {}
