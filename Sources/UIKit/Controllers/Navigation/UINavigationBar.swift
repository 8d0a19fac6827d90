/// The bar of a navigation controller. It takes the touches that land on it, as any view does; it has no buttons here.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// What the bar shows, the current one last.
  open internal(set) var items: [UINavigationItem]?
  /// What the bar shows now.
  open var topItem: UINavigationItem? { items?.last }
  /// What the bar showed before.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether content shows through. True. No touch depends on it.
  open var isTranslucent = true
  /// Whether titles may be large. False. The bar keeps its height.
  open var prefersLargeTitles = false
}
