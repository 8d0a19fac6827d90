/// The private view around the view of a controller in a container: an ordinary view that covers it.
@MainActor
open class UIViewControllerWrapperView: UIView {}
