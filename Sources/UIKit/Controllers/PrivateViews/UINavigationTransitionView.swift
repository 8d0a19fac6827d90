/// The private view that contains the content of a navigation controller: an ordinary view that fills it.
@preconcurrency @MainActor
open class UINavigationTransitionView: UIView {}
