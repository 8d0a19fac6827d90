/// The private view that holds the content of a navigation controller: an ordinary view that covers it.
@preconcurrency @MainActor
open class UINavigationTransitionView: UIView {}
