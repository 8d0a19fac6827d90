/// The private view of a navigation or tab bar controller, which holds its content and its bar: an ordinary view.
@MainActor
open class UILayoutContainerView: UIView {}
