/// The private view around a window's root view or a sheet that draws a shadow: an ordinary view.
@preconcurrency @MainActor
package class UIDropShadowView: UIView {}
