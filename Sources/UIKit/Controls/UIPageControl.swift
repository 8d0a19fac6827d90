import Foundation

/// A row of dots, one for each page.
///
/// A tap on the right half selects the next page, one on the left half the previous page, and sends `valueChanged`, if
/// there is such a page. Source: Apple's page of this class [D]; the effect of each half, that it takes place when the touch
/// ends, before the touch-up event, and that no event is sent at the first and last page are inferred [I]. Dragging along the dots is not
/// modelled.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .page: .number(Double(storedPage))
    case .pageCount: .number(Double(numberOfPages))
    default: super.effectValue(of: kind)
    }
  }
  override var hidesPartsInEffects: Bool { true }

  /// The size of the control itself.
  open override var intrinsicContentSize: CGSize { ownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

  /// Default: 0.
  open var numberOfPages = 0 {
    willSet { engine.effects.partWillChange(self, .pageCount) }
    didSet {
      currentPage = storedPage
      invalidateIntrinsicContentSize()
    }
  }

  /// The index of the current page, limited to the existing pages.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }

  /// Whether the dot of a single page is hidden, for pictures. Default: false.
  open var hidesForSinglePage = false

  // The following have no effect on touches.
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var backgroundStyle = BackgroundStyle.automatic
  open var defersCurrentPageDisplay = false
  open var preferredIndicatorImage: UIImage?
  private var indicatorImages: [Int: UIImage] = [:]
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicatorImages[page] = image }
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
  open func updateCurrentPageDisplay() {}

  /// What is behind the dots.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  private var storedPage = 0 { willSet { engine.effects.willChange(self, .page) } }

  /// Selects a neighboring page.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isInsideWithSlop(touch) else { return }
    let before = currentPage
    currentPage += touch.location(in: self).x >= bounds.midX ? 1 : -1
    if currentPage != before { send(.valueChanged) }
  }

  /// False for the single tap of a recognizer of an ancestor.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !gestureRecognizer.isSingleTap(above: self) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

extension UIPageControl {
  /// 26 points high since iOS 14, with dots 17.5 points apart and 14 points at each end. Source: Vercantez, openuikit,
  /// golden/control_pagecontrol.layout.json, iOS 26.1 [O]. Of other systems within a range.
  final var ownSize: CGSize {
    let reading = UnknownLength.controlSizes.reading
    let dots = CGFloat(max(numberOfPages, 1))
    return CGSize(
      width: reading.value(in: 7 * dots...20 * dots + 30, stated: 17.5 * dots + 20.5),
      height: reading.value(in: 25...38, stated: 26))
  }
}
