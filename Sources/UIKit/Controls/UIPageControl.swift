/// A row of dots, one of them for the page that is shown.
///
/// A tap on the right half goes to the next page and one on the left half to the page before, and sends `valueChanged`, if
/// there is such a page. Source: Apple's page of this class [D]; which half does what, that it happens with the lift, before
/// the touch-up event, and that nothing is sent at an end are inferred [I]. Dragging along the dots is not modelled.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How many pages there are. 0.
  open var numberOfPages = 0 { didSet { currentPage = storedPage } }

  /// The number of the page that is shown, from 0; kept among the pages.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }

  /// Whether a single page has no dot; for pictures. False.
  open var hidesForSinglePage = false

  private var storedPage = 0

  /// Goes to a neighbouring page.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isInsideWithSlop(touch) else { return }
    let before = currentPage
    currentPage += touch.location(in: self).x >= bounds.midX ? 1 : -1
    if currentPage != before { send(.valueChanged) }
  }

  /// No to the single tap of a view above.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !gestureRecognizer.isSingleTap(above: self) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
