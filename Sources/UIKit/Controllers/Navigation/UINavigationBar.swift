public import Foundation

/// The delegate of a navigation bar. It is asked before the user goes back.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// A navigation controller's bar, with the buttons of the current item.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UnmodelledSubviews {
  override var hidesPartsInEffects: Bool { true }

  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items, the current one last.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
      largeTitleMayChange()
    }
  }
  /// The current item.
  open var topItem: UINavigationItem? { items?.last }
  /// The item before the current one.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether the bar is translucent. Default: true. It has no effect on touches.
  open var isTranslucent = true
  /// Whether titles may be large. Default: false.
  open var prefersLargeTitles = false {
    didSet {
      if prefersLargeTitles { engine.hasLargeTitles = true }
      largeTitleMayChange()
    }
  }

  // The following have no effect on touches.
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private var backgrounds: [String: UIImage] = [:]
  private var adjustments: [UIBarMetrics: CGFloat] = [:]

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgrounds["\(barPosition) \(barMetrics)"] = backgroundImage }
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds["\(barPosition) \(barMetrics)"]
  }
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    adjustments[barMetrics] = adjustment
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { adjustments[barMetrics] ?? 0 }

  final let contentView = BarContentView()
  /// The buttons that are shown.
  final var buttons: [BarItemButton] = []
  /// The buttons and the app's views that the bar has placed.
  final var placedViews: [UIView] = []
  /// Where touches belong to an item.
  final var parts: [Part] = []
  /// Whether the items need more room than there is.
  final var areCrowded = false
  /// The controller whose bar it is.
  final weak var navigationController: UINavigationController?

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutButtons()
  }

  /// Whether the title is large while the content is at its beginning: `automatic` is the mode of the item below, and of the first item large.
  /// Source: Apple's pages of prefersLargeTitles and UINavigationItem.LargeTitleDisplayMode [D].
  final var showsLargeTitle: Bool {
    guard prefersLargeTitles, engine.systemVersion >= 11, let items, !items.isEmpty,
      traitCollection.verticalSizeClass != .compact
    else { return false }
    return items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
  }

  /// Lays the content out if the title becomes large, or small.
  final func largeTitleMayChange() {
    guard engine.hasLargeTitles, let navigationController, laidOutLargeTitle != showsLargeTitle else { return }
    navigationController.layOutContent()
  }
  /// Whether there was a large title in the last layout.
  final var laidOutLargeTitle = false

  /// What a large title adds to the height, in points. Source: bars of 96 points in place of 44 since iOS 11, printed in many reports [O], and of
  /// 106 in place of 54 in iOS 26 (Vercantez/openuikit) [M].
  final var largeTitleHeight: CGFloat { showsLargeTitle ? Self.heightOfLargeTitle : 0 }
  private static let heightOfLargeTitle: CGFloat = 52

  var unmodelledTouches: String? {
    guard let topItem else { return nil }
    if topItem.searchController != nil { return "the search bar" }
    if topItem.prompt != nil { return "the items of a bar with a prompt" }
    let isKnown = hasKnownBarMetrics && engine.systemVersion >= 11
    return hasContent && !isKnown ? "the items" : nil
  }
}
