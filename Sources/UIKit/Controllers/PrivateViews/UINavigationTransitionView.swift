/// The private view that holds the content of a navigation controller: an ordinary view that covers it.
@MainActor
open class UINavigationTransitionView: UIView {}
