import Foundation

/// A bar of buttons. It has buttons here if it is that of a navigation controller in iOS 26; otherwise touches on its items are unknown.
@preconcurrency @MainActor
open class UIToolbar: UIView, UnmodelledSubviews {
  override var hidesPartsInEffects: Bool { true }
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    kind == .barItems ? .texts(UINavigationItem.texts(of: items)) : super.effectValue(of: kind)
  }

  open weak var delegate: (any UIToolbarDelegate)?
  open var items: [UIBarButtonItem]? {
    willSet { engine.effects.partWillChange(self, .barItems) }
    didSet { setNeedsLayout() }
  }
  /// Whether it is in the slot of a navigation controller, whose places are known.
  final var isInSlot = false
  final var buttons: [BarItemButton] = []
  final var parts: [UINavigationBar.Part] = []

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutButtons()
  }

  // The following have no effect on touches.
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  private var backgrounds: [String: UIImage] = [:]
  private var shadows: [UIBarPosition: UIImage] = [:]

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgrounds["\(topOrBottom) \(barMetrics)"] = backgroundImage }
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds["\(topOrBottom) \(barMetrics)"] }
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadows[topOrBottom] = shadowImage
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom] }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height(in: self))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// In points: 44, and 50 on iPads since iOS 12. Source: hacknicity.medium.com, iPad Navigation Bar and Toolbar Height Changes in iOS 12
  /// [O]. 32 in compact height: Apple's Human Interface Guidelines of iOS 4 [D]. Since iOS 26 it is known only within a range.
  private static func height(in view: UIView) -> CGFloat {
    let (version, traits) = (view.engine.systemVersion, view.traitCollection)
    if version >= 26 { return UnknownLength.controlSizes.reading.value(in: 44...86, stated: 48) }
    if traits.userInterfaceIdiom == .pad { return version >= 12 ? 50 : 44 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }

  /// Whether the places of the items are known.
  final var hasKnownPlaces: Bool { isInSlot && engine.systemVersion >= 26 && hasKnownBarMetrics }

  var unmodelledTouches: String? { items?.isEmpty == false && !hasKnownPlaces ? "the items" : nil }
}

/// The delegate of a tool bar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
