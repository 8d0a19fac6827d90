extension UIView {
  /// A view of one of UIKit's private classes; for an unknown name a UIView with that class name.
  package static func make(privateClass name: String) -> UIView {
    switch name {
    case "UITransitionView": return UITransitionView()
    case "UIDropShadowView": return UIDropShadowView()
    case "UIDimmingView": return UIDimmingView()
    case "UILayoutContainerView": return UILayoutContainerView()
    case "UINavigationTransitionView": return UINavigationTransitionView()
    case "UIViewControllerWrapperView": return UIViewControllerWrapperView()
    case let name where TouchPassthroughView.names.contains(name): return TouchPassthroughView(className: name)
    case let name where FloatingBarContainerView.names.contains(name): return FloatingBarContainerView(className: name)
    default:
      let view = UIView()
      view.className = name
      return view
    }
  }
}
