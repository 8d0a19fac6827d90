public import Foundation

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The look of an item.
  public enum Style: Int, Sendable {
    case plain = 0
    case bordered = 1
    case done = 2
    /// The name of ``done`` since iOS 26.
    public static let prominent = Style.done
  }
  /// An item that the system draws.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    case writingTools
  }

  open var style = Style.plain
  open var width: CGFloat = 0 { didSet { bar?.setNeedsLayout() } }
  open var possibleTitles: Set<String>?
  open var customView: UIView? { didSet { bar?.setNeedsLayout() } }
  open var action: Selector?
  open weak var target: AnyObject?
  open var primaryAction: UIAction?
  open var menu: UIMenu? { willSet { if let bar { bar.engine.effects.lookWillChange(self, .menu) } } }
  open var tintColor: UIColor?
  open var isSelected = false
  open var isHidden = false {
    willSet { bar?.engine.effects.partWillChange(self, .isHidden) }
    didSet { bar?.setNeedsLayout() }
  }
  open var isSpringLoaded = false
  open var changesSelectionAsPrimaryAction = false
  open var hidesSharedBackground = false
  open var sharesBackground = true
  open private(set) var systemItem: SystemItem?
  private var backgrounds: [String: UIImage] = [:]
  private var adjustments: [UIBarMetrics: UIOffset] = [:]

  public override nonisolated init() { super.init() }
  public required init?(coder: NSCoder) { return nil }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
  }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    (self.image, self.landscapeImagePhone, self.style) = (image, landscapeImagePhone, style)
    set(target, action)
  }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style) = (title, style)
    set(target, action)
  }
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    set(target, action)
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    (self.systemItem, self.primaryAction, self.menu) = (systemItem, primaryAction, menu)
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }
  private func set(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgrounds["\(state.rawValue) \(barMetrics)"] = backgroundImage }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds["\(state.rawValue) \(barMetrics)"]
  }
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    adjustments[barMetrics] = adjustment
  }
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { adjustments[barMetrics] ?? .zero }
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
}
