public import Foundation

/// An item of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// An item that the system draws.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }
  open var selectedImage: UIImage?
  open var badgeValue: String? { willSet { bar?.engine.effects.partWillChange(self, .badge) } }
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?

  public override nonisolated init() { super.init() }
  public required init?(coder: NSCoder) { return nil }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }
}

/// Receives the choices of a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  // The user customizes no bar here.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  // Documentation/Decisions/0025-optional-methods.md
  @_disfavoredOverload public var tabBar: _UITabBarDelegateCalls? { _UITabBarDelegateCalls(delegate: self) }
}

/// Calls of the optional methods of ``UITabBarDelegate``.
@preconcurrency @MainActor
public struct _UITabBarDelegateCalls {
  let delegate: any UITabBarDelegate

  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }
  public func callAsFunction(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegate.tabBar(tabBar, willBeginCustomizing: items)
  }
  public func callAsFunction(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    delegate.tabBar(tabBar, didBeginCustomizing: items)
  }
  public func callAsFunction(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    delegate.tabBar(tabBar, willEndCustomizing: items, changed: changed)
  }
  public func callAsFunction(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    delegate.tabBar(tabBar, didEndCustomizing: items, changed: changed)
  }
}

/// A bar of items, with a button for each.
@preconcurrency @MainActor
open class UITabBar: UIView, UnmodelledSubviews {
  override var hidesPartsInEffects: Bool { true }
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    kind == .barItems ? .texts(UINavigationItem.texts(of: items)) : super.effectValue(of: kind)
  }

  /// How items are placed.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? {
    willSet { engine.effects.partWillChange(self, .barItems) }
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      makeButtons()
    }
  }
  open var selectedItem: UITabBarItem?
  // The following have no effect on touches.
  /// Whether the bar is translucent. Default: true.
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  open func endCustomizing(animated: Bool) -> Bool { false }
  open var isCustomizing: Bool { false }

  /// The buttons of the items.
  final var buttons: [BarItemButton] = []
  /// The controller whose bar it is.
  final weak var tabController: UITabBarController?

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutButtons()
  }

  var unmodelledTouches: String? { items?.isEmpty == false && !hasKnownPlaces ? "the items" : nil }
}
