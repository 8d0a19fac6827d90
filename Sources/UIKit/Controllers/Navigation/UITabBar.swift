/// The bar of a tab bar controller. It takes the touches that land on it, as any view does; it has no buttons here.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Whether content shows through. True. No touch depends on it.
  open var isTranslucent = true
}
