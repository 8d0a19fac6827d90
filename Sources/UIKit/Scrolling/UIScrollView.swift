public import Foundation

/// A view that scrolls its content.
///
/// A scroll view has two recognizers: one delays touches to the content for a moment, the other recognizes the drag.
/// The content moves by a change of the bounds' origin.
/// Source: Apple's pages and headers of UIScrollView [D]; rules that Apple does not publish are named where they are
/// used.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegating {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .isScrollEnabled: .flag(isScrollEnabled)
    case .inset:
      .numbers([contentInset.top, contentInset.left, contentInset.bottom, contentInset.right].map { Double($0) })
    case .zoom: .number(Double(zoomScale))
    // Of a list the rows are effects.
    case .contentSize:
      self is any ListOfRows ? nil : .numbers([contentSize.width, contentSize.height].map { Double($0) })
    case .isRefreshing: refreshControl.map { .flag($0.isRefreshing) }
    default: super.effectValue(of: kind)
    }
  }

  // MARK: Content

  /// The size of the content, in points. When the content becomes smaller, the offset is limited unless the content is
  /// moving.
  @exclusivity(unchecked) open var contentSize = CGSize.zero {
    willSet {
      if engine.effects.isOn, !engine.effects.isLayingOut { engine.effects.lookWillChange(self, .contentSize) }
    }
    didSet {
      if oldValue != contentSize { contentDidChange() }
      notifyObservers(of: .contentSize)
    }
  }

  /// The point of the content at the view's top left corner: the bounds' origin. Setting it stops a deceleration and is
  /// not limited.
  ///
  /// A drag in progress continues from the new offset.
  /// Source: Apple's page [D]; that it stops a deceleration is a comment of FloatingPanel [O].
  open var contentOffset: CGPoint {
    get { storedBounds.origin }
    set {
      engine.effects.willChange(self, .offset)
      move(to: newValue)
    }
  }

  /// The margin around the content, in points. Default: zero.
  @exclusivity(unchecked) open var contentInset = UIEdgeInsets.zero {
    willSet { engine.effects.partWillChange(self, .inset) }
    didSet {
      if oldValue != contentInset { insetDidChange() }
      notifyObservers(of: .contentInset)
    }
  }

  /// When the safe area is added to ``contentInset``. Default: automatic.
  @exclusivity(unchecked) open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if oldValue != contentInsetAdjustmentBehavior { insetDidChange() } }
  }

  /// ``contentInset`` plus the applicable part of the safe area.
  open var adjustedContentInset: UIEdgeInsets { effectiveInset }

  /// Updates ``adjustedContentInset``.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    guard contentInsetAdjustmentBehavior != .never else { return }
    followSafeArea()
    insetDidChange()
  }

  /// What the safe area adds to ``contentInset`` at the top and at the left, when the content was last moved for it.
  final var addedInset = CGPoint.zero

  /// Where a drag goes that would end at `target`, before the delegate is asked. The velocity is in points per millisecond.
  func landing(of target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  /// For scroll views of this module: called before a drag begins, before its range is read.
  func dragWillBegin() {}
  /// For scroll views of this module: called after the callbacks of a motion's end.
  func didComeToRest() {}

  /// Called after ``adjustedContentInset`` has changed. Does nothing by default.
  open func adjustedContentInsetDidChange() {}

  /// Sets the offset, optionally animated with the platform's duration. Not limited to the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      engine.effects.note("scrolls", of: self, to: contentOffset)
      animate(to: contentOffset)
    } else {
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls the minimum distance that shows `rect`, in the content's space; not at all if it is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  // MARK: Dragging

  /// Whether drags scroll; setting false ends a drag. Default: true.
  ///
  /// When false, touches are delivered to the content as in any other view.
  open var isScrollEnabled = true {
    willSet { engine.effects.willChange(self, .isScrollEnabled) }
    didSet {
      guard oldValue != isScrollEnabled else { return }
      pan.isEnabled = isScrollEnabled
      helper.isEnabled = isScrollEnabled
    }
  }

  /// Whether a drag that starts along one axis stays on it. Default: false.
  @exclusivity(unchecked) open var isDirectionalLockEnabled = false
  /// Whether the content stops at multiples of the view's size. Default: false.
  @exclusivity(unchecked) open var isPagingEnabled = false
  /// Whether the content can be dragged beyond its edges. Default: true.
  @exclusivity(unchecked) open var bounces = true
  /// Whether vertical dragging bounces even if the content fits. Default: false.
  @exclusivity(unchecked) open var alwaysBounceVertical = false
  /// Whether horizontal dragging bounces even if the content fits. Default: false.
  @exclusivity(unchecked) open var alwaysBounceHorizontal = false
  /// How fast a deceleration loses its velocity. Default: normal.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar scrolls to the top. There is no status bar here. Default: true.
  open var scrollsToTop = true

  /// Whether a touch drags or may begin to drag.
  open var isTracking: Bool { isSendingWillEndDragging || pan.isFollowing }
  /// Whether a drag has begun.
  open var isDragging: Bool { drag != nil }
  /// Whether the content moves after a drag.
  open var isDecelerating: Bool { deceleration != nil }

  /// The recognizer of the drag. Its delegate is the scroll view if that conforms to the protocol.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: Touches in the content

  /// Whether touches to the content are delayed until they are known not to be a drag. Default: true.
  open var delaysContentTouches = true
  /// Whether a drag may cancel touches that the content has received. Default: true.
  open var canCancelContentTouches = true

  /// Called before touches are delivered to a view in the content; false keeps them from it. Default: true.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Called when a drag would cancel the touches of a view in the content; false keeps the drag from beginning.
  ///
  /// True unless the view is a control. Source: Apple's page and header [D]; two blogs disagree.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    cancelsTouchesInControls || !(view is UIControl) || EngineFault.contentCancelling.isInjected
  }

  /// Whether ``touchesShouldCancel(in:)`` returns true for controls too, as in the override of many apps; for
  /// harnesses.
  package final var cancelsTouchesInControls = false

  // MARK: Zooming

  /// The scale of the zoomed view. Default: 1.
  open var zoomScale: CGFloat {
    get { scale }
    set {
      engine.effects.partWillChange(self, .zoom)
      zoom(to: newValue)
    }
  }
  /// The smallest scale after a pinch. Default: 1.
  open var minimumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
  /// The largest scale after a pinch. Default: 1, no zooming. Source: Apple's header [D].
  open var maximumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
  /// Whether a pinch can exceed the scale limits. Default: true.
  open var bouncesZoom = true
  /// Whether a pinch is in progress.
  open var isZooming: Bool { pinchStart != nil }
  /// Whether the scale is returning to its range. Always false, because here it returns immediately.
  open var isZoomBouncing: Bool { false }
  /// The recognizer of the pinch; `nil` while zooming is impossible.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  /// Sets the scale about the center of the visible area. Not animated here.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Shows `rect`, in the zoomed view's space, as large as the limits allow. Not animated here.
  open func zoom(to rect: CGRect, animated: Bool) {
    engine.effects.lookWillChange(self, .zoom)
    zoom(toShow: rect)
  }

  // MARK: Stored without effect: there are no scroll indicators and no keyboard

  /// The effect of a drag on the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  open var keyboardDismissMode = KeyboardDismissMode.none
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open func flashScrollIndicators() {}

  // MARK: State

  @exclusivity(unchecked) weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The names of what runs when a touch on a view in the scroll view selects something; for lists. Nothing here.
  func selection(byTouchOn view: UIView) -> [String] { [] }
  /// The observers of ``delegate``.
  @exclusivity(unchecked) final var observations: [WeakObservation] = []
  final var namedObservers: [NamedObserver] = []

  final let pan = UIScrollViewPanGestureRecognizer()
  final let helper = UIScrollViewDelayedTouchesBeganGestureRecognizer()
  final var pinch: UIScrollViewPinchGestureRecognizer?

  /// The current drag.
  @exclusivity(unchecked) final var drag: ScrollDrag?
  /// The part of the current drag in moving the sheet that contains the scroll view.
  @exclusivity(unchecked) final var sheetPull: SheetPull?
  /// The current deceleration.
  @exclusivity(unchecked) final var deceleration: Deceleration?
  /// The current animation that code requested.
  @exclusivity(unchecked) final var animation: ScrollAnimation?
  /// The frames of the deceleration or animation.
  @exclusivity(unchecked) final var frames: DisplayFrames?
  /// Whether the next change of the offset is made by the scroll view itself.
  @exclusivity(unchecked) final var movesItself = false
  override var scrollsItself: Bool { movesItself || isMovedByFinger }
  /// Whether UIKit moves the content now.
  @exclusivity(unchecked) private final var isMovedByFinger = false

  /// Moves the content for UIKit: a new offset is no effect of the app's code.
  final func bySystem(_ body: () -> Void) {
    let isOuter = isMovedByFinger
    isMovedByFinger = true
    body()
    isMovedByFinger = isOuter
  }
  /// Counts the changes of the offset by code.
  @exclusivity(unchecked) final var movesByCode: UInt = 0
  /// Whether the callbacks of a drag's end are being sent; ``isTracking`` is still true then.
  @exclusivity(unchecked) final var isSendingWillEndDragging = false
  /// Whether the delegate's `scrollViewDidScroll` is running.
  @exclusivity(unchecked) final var isInDidScroll = false
  /// When the dragging finger last moved.
  @exclusivity(unchecked) final var lastMove: Int64 = 0
  /// The translation when the finger last moved.
  @exclusivity(unchecked) final var lastWay = CGPoint.zero
  /// Whether `didEndDecelerating` is still to be sent.
  @exclusivity(unchecked) final var pendingDidEndDecelerating = false
  /// Whether a touch stopped moving content at an offset that may be outside its range.
  @exclusivity(unchecked) final var settlesAfterTouch = false

  final var scale: CGFloat = 1
  /// The scales at the beginning of the current pinch.
  final var pinchStart: PinchStart?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    helper.owner = self
    pan.owner = self
    addGestureRecognizer(helper)
    addGestureRecognizer(pan)
    // A subclass that conforms to the delegate protocol is the recognizers' delegate.
    pan.delegate = self as? any UIGestureRecognizerDelegate
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  // The recognizers may outlive the scroll view.
  deinit {
    // Read first: a deinitializer that is not isolated cannot read stored variables after a use of `self`.
    let isDecelerating = deceleration != nil
    Cleanup.run { [helper, pan, pinch, engine] in
      helper.owner = nil
      pan.owner = nil
      pinch?.owner = nil
      if isDecelerating { engine.deceleratingScrollViews -= 1 }
    }
  }

  /// Whether a swipe can show actions that the layout of a list provides.
  var hasSwipeActions: Bool { false }

  /// Called after the delegate has changed; subclasses with a narrower delegate type override it.
  func delegateDidChange() {
    _MessageForwarding.noteDeniedMethods(of: scrollDelegate)
    notifyObservers(of: .delegate)
  }

  // MARK: Touches. A scroll view handles them; they do not continue along the responder chain.

  /// Does not forward the touches to ``UIResponder/next``. Source: a comment in Chameleon [R], common experience [O].
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// The same result as UIView's. In the runtime a scroll view overrides `hitTest`, without a known effect.
  /// Source: iOS 9 runtime headers [O]; that it calls super is inferred [I].
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if hasAddedHitTest { return runAddedHitTest(point, with: event) }
    return hitTestOfScrollView(point, with: event)
  }

  override final func hitTestOfClass(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestOfScrollView(point, with: event)
  }

  @inline(__always)
  private final func hitTestOfScrollView(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if HitTesting.isInstrumented { return HitTesting.perform(self, as: .scrollView, point, event) }
    return plainHitTest(point, with: event)
  }
}
