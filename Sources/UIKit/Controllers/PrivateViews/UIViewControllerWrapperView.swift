/// The private view around the view of a controller in a container: an ordinary view that covers it.
@preconcurrency @MainActor
open class UIViewControllerWrapperView: UIView {}
