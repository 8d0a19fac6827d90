public import Foundation

/// A navigation bar's content for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }
  /// The look of the back button.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  /// The place of the content.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }

  open var title: String? {
    willSet { bar?.engine.effects.willChange(self, .title) }
    didSet { bar?.setNeedsLayout() }
  }
  open var subtitle: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  /// The line above the title.
  open var prompt: String? {
    willSet { partWillChange(.prompt) }
    didSet { bar?.setNeedsLayout() }
  }
  /// The view that replaces the title.
  open var titleView: UIView? {
    willSet { partWillChange(.titleView) }
    didSet { bar?.setNeedsLayout() }
  }
  /// Whether the back button is hidden. Default: false.
  open var hidesBackButton = false {
    willSet { if let bar { bar.engine.effects.lookWillChange(self, .backButton) } }
    didSet { bar?.setNeedsLayout() }
  }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { bar?.largeTitleMayChange() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { bar?.setNeedsLayout() } }
  open var backButtonTitle: String? { didSet { bar?.setNeedsLayout() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { bar?.setNeedsLayout() } }
  open var backAction: UIAction?
  open var leftItemsSupplementBackButton = false { didSet { bar?.setNeedsLayout() } }
  open var leftBarButtonItems: [UIBarButtonItem]? {
    willSet { partWillChange(.barItems) }
    didSet { itemsDidChange(from: oldValue) }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    willSet { partWillChange(.barItems) }
    didSet { itemsDidChange(from: oldValue) }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The search of the item. The place of its bar is not modelled: where code sets it, the outcomes that follow are unknown.
  open var searchController: UISearchController? {
    didSet {
      bar?.setNeedsLayout()
      guard searchController != nil else { return }
      Unmodelled.note(
        "a navigation item has a search controller, whose bar moves what is below in a way that is not modelled")
    }
  }
  open var hidesSearchBarWhenScrolling = true
  open var style = ItemStyle.navigator
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  public init(title: String) {
    self.title = title
  }
  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) { return nil }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// The bar that shows the item.
  final weak var bar: UINavigationBar? {
    didSet { for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) { item.bar = bar } }
  }

  private final func itemsDidChange(from old: [UIBarButtonItem]?) {
    for item in old ?? [] { item.bar = nil }
    // An item that left one side may be on the other.
    for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) { item.bar = bar }
    bar?.setNeedsLayout()
  }
}
