/// A tab bar controller's bar. It receives touches as any view does; it has no buttons here.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Whether the bar is translucent. Default: true. It has no effect on touches.
  open var isTranslucent = true
}
