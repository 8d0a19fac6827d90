public import Foundation

/// Presents a controller as a sheet that rests at one of several heights.
///
/// The container view holds a dimming view and, in front of it, the sheet. At a dimmed detent a touch beside the sheet
/// goes to the dimming view, and a tap there dismisses; at an undimmed one the container lets it through to the views
/// behind.
/// Source: Apple's page of largestUndimmedDetentIdentifier [D]; the views, dumps of hierarchies [O].
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The detents, smallest first. Default: large.
  open var detents: [Detent] = [.large()] {
    willSet { detentWillChange() }
    didSet { update() }
  }
  /// The current detent; `nil` selects the smallest.
  ///
  /// A change is applied at once, or animated inside ``animateChanges(_:)``.
  open var selectedDetentIdentifier: Detent.Identifier? {
    willSet { detentWillChange() }
    didSet { update() }
  }
  /// The largest detent at which the views behind are not dimmed and can be touched; `nil`: none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { update() } }

  /// Whether a grabber is shown. Default: false. It has no effect on touches.
  open var prefersGrabberVisible = false
  /// Whether dragging content up that is at its top enlarges the sheet first. Default: true.
  /// Source: Apple's page of this property [D].
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom in compact height. Default: false. Not modelled.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet's width is the preferred content size's. Default: false. Not modelled.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The corner radius. It has no effect on hit testing.
  open var preferredCornerRadius: CGFloat?

  final let dimmingView = UIDimmingView()
  private final let shadowView = UIDropShadowView()
  final lazy var drag = SheetDrag(self)
  /// Leads the next dismissal; set while a drag begins it.
  final var dismissalInteractor: SheetDismissal?
  /// The height during a drag by the user; `nil` at rest.
  final var draggedHeight: CGFloat? { didSet { update() } }

  /// Animates changes of the detents and the selection.
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

  /// Recomputes the heights of the detents.
  open func invalidateDetents() {
    update()
  }

  /// The sheet: a shadow view that contains the presented controller's view.
  open override var presentedView: UIView? { shadowView }

  /// The frame of the sheet at its detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let shown = draggedHeight ?? selectedHeight ?? container.bounds.height
    let smallest = restingHeights.map(\.height).min() ?? shown
    if let floating = floating(at: max(shown, smallest)) {
      let height = floating.height * floating.scale
      let below = max(smallest - shown, 0)
      return CGRect(
        x: container.bounds.minX + floating.inset, y: container.bounds.maxY - floating.inset - height + below,
        width: container.bounds.width - 2 * floating.inset, height: height)
    }
    // Below its smallest height a dragged sheet moves and keeps its size.
    let height = draggedHeight == nil ? shown : max(shown, smallest)
    return CGRect(
      x: container.bounds.minX, y: container.bounds.maxY - shown, width: container.bounds.width, height: height)
  }

  private final func detentWillChange() {
    if container != nil { presentedViewController.engine.effects.partWillChange(presentedViewController, .detents) }
  }

  /// The height of the sheet, and those that it can have, in whole points.
  final var heightsInEffects: EffectValue? {
    guard container != nil else { return nil }
    let heights = restingHeights.map { Double($0.height.rounded()) }.filter(\.isFinite)
    return .object([
      "height": selectedHeight.map { .number(Double($0.rounded())) }, "heights": .numbers(heights.sorted()),
    ])
  }

  /// The height at the current detent.
  final var selectedHeight: CGFloat? { height(of: selectedDetentIdentifier) }

  /// Whether a drag may begin now.
  final var mayBeDragged: Bool {
    container != nil && presentedViewController.runningTransition?.isRunning != true
  }

  /// Moves a released sheet to a detent, or back to the current one for `nil`.
  ///
  /// The delegate is informed at the end of the movement. Source: the README of SheetInteraction [O].
  final func moveToRest(selecting identifier: Detent.Identifier?) {
    guard let container else { return }
    let before = selectedHeight
    container.engine.run {
      UIView.animate(
        withDuration: container.engine.platform.detentChangeDuration, delay: 0, options: .allowUserInteraction
      ) { [self] in
        if let identifier, height(of: identifier) != before { selectedDetentIdentifier = identifier }
        draggedHeight = nil
        container.layoutIfNeeded()
      } completion: { [self] _ in
        guard selectedHeight != before, identifier == selectedDetentIdentifier else { return }
        handlers.sendCall(.didChangeDetent, to: delegate, of: presentedViewController) {
          (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        }
      }
    }
  }

  /// Applies the frame of the current detent.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    update()
  }

  /// The sheet extends to the bottom edge, so the bottom safe area is part of it.
  private final func height(of identifier: Detent.Identifier?) -> CGFloat? {
    let heights = restingHeights
    if let identifier, let named = heights.first(where: { $0.identifier == identifier }) { return named.height }
    return heights.map(\.height).min()
  }

  /// The heights at which the sheet can rest.
  final var restingHeights: [(identifier: Detent.Identifier, height: CGFloat)] {
    guard let container else { return [] }
    let context = DetentContext(container: container)
    return detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        (detent.identifier, min($0, context.maximumDetentValue) + container.safeAreaInsets.bottom)
      }
    }
  }

  /// Whether the views behind get touches at the current detent.
  final var letsTouchesThrough: Bool { !isDimmed }

  /// Whether the views behind are dimmed at the current detent.
  private final var isDimmed: Bool {
    if EngineFault.dimming.isInjected { return false }
    guard !EngineFault.undimmedDetent.isInjected, let largest = largestUndimmedDetentIdentifier,
      detents.contains(where: { $0.identifier == largest }),
      let limit = height(of: largest), let height = height(of: selectedDetentIdentifier)
    else { return true }
    return height > limit
  }

  /// The shape of a sheet of a height that floats; `nil` for one that covers the screen, or in systems without such sheets.
  private final func floating(at height: CGFloat) -> FloatingSheet? {
    guard let container, container.engine.platform.sheetsFloat else { return nil }
    let bottom = container.safeAreaInsets.bottom
    let greatest = DetentContext(container: container).maximumDetentValue
    guard height - bottom < greatest else { return nil }
    return FloatingSheet(value: height - bottom, width: container.bounds.width, bottom: bottom)
  }

  /// Places the sheet. A floating one has the container's width, and is made smaller by its transform.
  private final func placeSheet() {
    guard let container else { return }
    let smallest = restingHeights.map(\.height).min()
    let shown = draggedHeight ?? selectedHeight ?? container.bounds.height
    guard let floating = floating(at: max(shown, smallest ?? shown)) else {
      if shadowView.transform != .identity { shadowView.placeBySystem(shadowView.bounds, .identity) }
      shadowView.systemFrame = frameOfPresentedViewInContainerView
      return
    }
    if !floating.isKnown {
      Unmodelled.note(
        "a sheet floats on a screen without a home indicator or of a width, or with a detent between 144 and 200 points, for which its "
          + "shape is not known")
    }
    let below = max((smallest ?? shown) - shown, 0)
    let bounds = container.bounds
    let height = floating.height * floating.scale
    shadowView.placeBySystem(
      CGRect(
        x: bounds.minX, y: bounds.maxY - floating.inset + below - height / 2 - floating.height / 2,
        width: bounds.width, height: floating.height),
      CGAffineTransform(scaleX: floating.scale, y: floating.scale))
  }

  private final func update() {
    guard let container else { return }
    dimmingView.systemFrame = container.bounds
    container.ignoresDirectTouchEvents = !isDimmed
    let isLed = drag.leadsDismissal
    guard isLed || presentedViewController.runningTransition?.isRunning != true else { return }
    if !isLed { dimmingView.systemAlpha = isDimmed ? 1 : 0 }
    placeSheet()
    presentedViewController.view.systemFrame = shadowView.bounds
  }

  override func prepareContainer(_ container: UITransitionView) {
    let traits = container.traitCollection
    if traits.horizontalSizeClass == .regular || traits.verticalSizeClass == .compact {
      Unmodelled.note("a sheet was presented in regular width or compact height, where its place is not modelled")
    }
    container.addSubview(dimmingView)
    dimmingView.whenTapped = { [weak self] in self?.dismissByUser() }
    shadowView.sheet = self
    shadowView.addGestureRecognizer(drag.recognizer)
    placeSheet()
    shadowView.addSubview(presentedViewController.view)
    update()
  }

  override func makeInteractor() -> (any UIViewControllerInteractiveTransitioning)? { dismissalInteractor }

  /// Animates the dimming with the presentation.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimmingView.systemAlpha = 0
    let alpha: CGFloat = isDimmed ? 1 : 0
    presentedViewController.transitionCoordinator?.animate { [dimmingView] _ in dimmingView.systemAlpha = alpha }
  }

  /// Animates the dimming with the dismissal.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    drag.abandon()
    presentedViewController.transitionCoordinator?.animate { [dimmingView] _ in dimmingView.systemAlpha = 0 }
  }
}
