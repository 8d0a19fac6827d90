/// A bar of buttons. It receives touches as any view does; it has no buttons here.
@preconcurrency @MainActor
open class UIToolbar: UIView, UnmodelledSubviews {
  open weak var delegate: (any UIToolbarDelegate)?
  open var items: [UIBarButtonItem]?
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

  var unmodelledTouches: String? { items?.isEmpty == false ? "the items" : nil }
}

/// The delegate of a tool bar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
