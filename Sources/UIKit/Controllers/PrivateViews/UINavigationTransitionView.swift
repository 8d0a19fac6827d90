/// The private view that contains the content of a navigation controller: an ordinary view that fills it.
@preconcurrency @MainActor
package class UINavigationTransitionView: UIView {}
