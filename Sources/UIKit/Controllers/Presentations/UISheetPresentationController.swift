public import Foundation

/// Presents a controller as a sheet that rests at one of several heights.
///
/// In its container stand a dimming view and, in front, the sheet. At a detent that dims, a touch beside the sheet lands on the
/// dimming view, and a tap there dismisses; at an undimmed one the container lets it through to what is behind.
/// Source: Apple's page of largestUndimmedDetentIdentifier [D]; the views, dumps of hierarchies [O].
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights that the sheet rests at, smallest first. Large only.
  open var detents: [Detent] = [.large()] { didSet { update() } }
  /// The detent that the sheet is at; `nil` stands for the smallest.
  ///
  /// A new one shows at once, or with an animation within ``animateChanges(_:)``.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { update() } }
  /// The largest detent at which what is behind is neither dimmed nor out of reach; `nil`: at every one it is.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { update() } }

  /// Whether a grabber shows. False. No touch depends on it.
  open var prefersGrabberVisible = false
  /// Whether scrolling at the edge of the content makes the sheet larger first. True. Not modelled.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stands at the bottom where there is little height. False. Not modelled.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet takes the preferred content size for its width. False. Not modelled.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the sheet's corners. Hit tests do not look at it.
  open var preferredCornerRadius: CGFloat?

  final let dimmingView = UIDimmingView()
  private final let shadowView = UIDropShadowView()
  private final lazy var drag = SheetDrag(self)
  /// The height that the user's hand gives the sheet; `nil` while it rests.
  final var draggedHeight: CGFloat? { didSet { update() } }

  /// Runs changes of detents and of what is selected with an animation.
  open func animateChanges(_ changes: () -> Void) {
    guard let container else { return changes() }
    let engine = container.engine
    withoutActuallyEscaping(changes) { changes in
      engine.run {
        UIView.animate(
          withDuration: engine.platform.detentChangeDuration, delay: 0, options: .allowUserInteraction,
          animations: {
            changes()
            container.layoutIfNeeded()
          })
      }
    }
  }

  /// Finds the heights of the detents anew.
  open func invalidateDetents() {
    update()
  }

  /// The sheet: a shadow view with the presented controller's in it.
  open override var presentedView: UIView? { shadowView }

  /// Where the sheet stands at its detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let height = draggedHeight ?? height(of: selectedDetentIdentifier) ?? container.bounds.height
    return CGRect(
      x: container.bounds.minX, y: container.bounds.maxY - height, width: container.bounds.width, height: height)
  }

  /// Puts the sheet where its detent says.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    update()
  }

  /// The sheet grows out of the bottom edge, so its bottom safe area belongs to it.
  private final func height(of identifier: Detent.Identifier?) -> CGFloat? {
    let heights = restingHeights
    if let identifier, let named = heights.first(where: { $0.identifier == identifier }) { return named.height }
    return heights.map(\.height).min()
  }

  /// Where the sheet can rest.
  final var restingHeights: [(identifier: Detent.Identifier, height: CGFloat)] {
    guard let container else { return [] }
    let context = DetentContext(container: container)
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        (detent.identifier, min($0, context.maximumDetentValue) + container.safeAreaInsets.bottom)
      }
    }
  }

  /// Whether what is behind is dimmed at the detent that the sheet is at.
  private final var isDimmed: Bool {
    if EngineFault.dimming.isInjected { return false }
    guard !EngineFault.undimmedDetent.isInjected, let largest = largestUndimmedDetentIdentifier,
      detents.contains(where: { $0.identifier == largest }),
      let limit = height(of: largest), let height = height(of: selectedDetentIdentifier)
    else { return true }
    return height > limit
  }

  private final func update() {
    guard let container else { return }
    dimmingView.frame = container.bounds
    container.ignoresDirectTouchEvents = !isDimmed
    guard presentedViewController.runningTransition?.isInFlight != true else { return }
    dimmingView.alpha = isDimmed ? 1 : 0
    shadowView.frame = frameOfPresentedViewInContainerView
    presentedViewController.view.frame = shadowView.bounds
  }

  override func prepareContainer(_ container: UITransitionView) {
    container.addSubview(dimmingView)
    dimmingView.whenTapped = { [weak self] in self?.dismissByUser() }
    shadowView.addGestureRecognizer(drag.recognizer)
    shadowView.frame = frameOfPresentedViewInContainerView
    shadowView.addSubview(presentedViewController.view)
    update()
  }

  /// Lets the dimming come along with the sheet.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimmingView.alpha = 0
    let alpha: CGFloat = isDimmed ? 1 : 0
    presentedViewController.transitionCoordinator?.animate { [dimmingView] _ in dimmingView.alpha = alpha }
  }

  /// Lets the dimming go along with the sheet.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate { [dimmingView] _ in dimmingView.alpha = 0 }
  }
}
