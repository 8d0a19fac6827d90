import Foundation

/// The part that the drag of a scroll view has in moving the sheet around it.
///
/// A drag that begins with the content at its top moves the sheet: down always, and up to the largest detent if
/// `prefersScrollingExpandsWhenScrolledToEdge` is set. What goes beyond scrolls the content.
/// Source: Apple's page of that property for the way up [D]; that a drag down takes the sheet along, sarunw.com [O]; that the content's
/// offset at the beginning decides, the names in class dumps of UIKitCore [O]; that a refresh control keeps the drag from the sheet,
/// OverlayContainer #55 [O].
@MainActor
final class SheetPull {
  private weak var drag: SheetDrag?
  private let startHeight: CGFloat
  /// The greatest height to which the drag moves the sheet.
  private let limit: CGFloat
  /// Whether the content was at its top when the drag began.
  private let beganAtTop: Bool
  private var hasScrolled = false
  private var leads = false
  private var height: CGFloat

  /// `nil` if the scroll view is not in a sheet that can be dragged.
  init?(by scrollView: UIScrollView, top: CGFloat) {
    guard let sheet = Self.sheet(around: scrollView), sheet.mayBeDragged, !sheet.drag.isActive,
      let travel = sheet.drag.travel, let view = sheet.presentedView, let container = sheet.container
    else { return nil }
    drag = sheet.drag
    startHeight = travel.pulled(container.bounds.maxY - view.frame.minY)
    height = startHeight
    limit = sheet.prefersScrollingExpandsWhenScrolledToEdge ? max(travel.largest, startHeight) : startHeight
    beganAtTop = scrollView.contentOffset.y <= top && scrollView.refreshControl == nil
  }

  private static func sheet(around scrollView: UIScrollView) -> UISheetPresentationController? {
    var view = scrollView.parent
    while let known = view {
      if let shadow = known as? UIDropShadowView, let sheet = shadow.sheet { return sheet }
      view = known.parent
    }
    return nil
  }

  /// Moves the sheet for a drag by `pull` points down, and returns the part that is left for the content.
  func contentPart(of pull: CGFloat, in scrollView: UIScrollView) -> CGFloat {
    guard let drag else { return pull }
    guard beganAtTop else {
      noteReturn(pull, in: scrollView)
      return pull
    }
    height = min(startHeight - pull, limit)
    let rest = pull - (startHeight - height)
    if rest < 0 { hasScrolled = true }
    if !leads, height != startHeight {
      leads = true
      drag.begin()
    }
    if leads {
      if hasScrolled, height < limit {
        Dispute("whether a drag that has scrolled content to its top goes on to move the sheet around it")
          .note(by: scrollView.pan, touch: scrollView.pan.trackedTouches.first)
      }
      drag.move(to: height - startHeight)
    }
    return rest
  }

  /// Reports a drag that began below the top of the content and pulls the content beyond it.
  private func noteReturn(_ pull: CGFloat, in scrollView: UIScrollView) {
    guard pull > 0, scrollView.refreshControl == nil, scrollView.contentOffset.y < scrollView.axes.y.lower else {
      return
    }
    Dispute("whether a drag that has scrolled content to its top goes on to move the sheet around it")
      .note(by: scrollView.pan, touch: scrollView.pan.trackedTouches.first)
  }

  /// Releases the sheet; whether the velocity of the finger is the sheet's and not the content's.
  func takesRelease(isCancelled: Bool, from scrollView: UIScrollView) -> Bool {
    guard leads, let drag else { return false }
    if isCancelled {
      drag.cancel(by: scrollView.pan)
      return true
    }
    let velocity = -scrollView.pan.speedOfFingers.y
    // At the limit the content scrolls on, unless the sheet is pulled from there.
    let isContents = height == limit && (hasScrolled || velocity > 0)
    drag.end(velocity: isContents ? 0 : velocity, by: scrollView.pan)
    return !isContents
  }
}
