/// A navigation controller's bar. It receives touches as any view does; it has no buttons here.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items, the current one last.
  open internal(set) var items: [UINavigationItem]?
  /// The current item.
  open var topItem: UINavigationItem? { items?.last }
  /// The item before the current one.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether the bar is translucent. Default: true. It has no effect on touches.
  open var isTranslucent = true
  /// Whether titles may be large. Default: false. The bar's height does not change here.
  open var prefersLargeTitles = false
}
