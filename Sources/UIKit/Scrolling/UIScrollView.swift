public import Foundation

/// A view onto content that is larger than itself, moved by fingers.
///
/// A scroll view is a view with two recognizers: one holds touches back from the content for a moment, the other is its drag.
/// The content is moved by moving the bounds' origin.
/// Source: Apple's pages and headers of UIScrollView [D]; the rules that Apple does not publish are named where they are used.
@MainActor
open class UIScrollView: UIView, ScrollDelegating {
  // MARK: Content

  /// The size of the content, in points. Content that gets smaller takes the offset along, unless something moves it.
  open var contentSize = CGSize.zero { didSet { if oldValue != contentSize { contentDidChange() } } }

  /// The point of the content at the view's corner: the bounds' origin. Setting it stops content in motion and is not limited.
  ///
  /// Set in the course of a drag, the drag goes on from there.
  /// Source: Apple's page [D]; that it stops a deceleration is a comment of FloatingPanel [O].
  open var contentOffset: CGPoint {
    get { storedBounds.origin }
    set { move(to: newValue) }
  }

  /// Room around the content, in points. Zero.
  open var contentInset = UIEdgeInsets.zero { didSet { if oldValue != contentInset { insetDidChange() } } }

  /// When the safe area adds to ``contentInset``. Automatic.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if oldValue != contentInsetAdjustmentBehavior { insetDidChange() } }
  }

  /// The insets that count: ``contentInset`` with what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets { effectiveInset }

  /// Takes the safe area into ``adjustedContentInset``.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if contentInsetAdjustmentBehavior != .never { insetDidChange() }
  }

  /// Told that ``adjustedContentInset`` has changed. Nothing.
  open func adjustedContentInsetDidChange() {}

  /// Moves the content; animated, in the time that the platform takes for it. Not limited to the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { animate(to: contentOffset) } else { self.contentOffset = contentOffset }
  }

  /// Moves the content as little as it takes to show `rect`, given in the content's space; not at all if it shows already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  // MARK: Dragging

  /// Whether a finger may scroll; switching it off in mid-drag ends the drag. True.
  ///
  /// With false, touches reach the content as in any other view.
  open var isScrollEnabled = true {
    didSet {
      guard oldValue != isScrollEnabled else { return }
      pan.isEnabled = isScrollEnabled
      helper.isEnabled = isScrollEnabled
    }
  }

  /// Whether a drag that starts along one axis stays on it. False.
  open var isDirectionalLockEnabled = false
  /// Whether the content comes to rest at multiples of the view's size. False.
  open var isPagingEnabled = false
  /// Whether the content gives way beyond its edges. True.
  open var bounces = true
  /// Whether it does so up and down even where all of it shows. False.
  open var alwaysBounceVertical = false
  /// Whether it does so sideways even where all of it shows. False.
  open var alwaysBounceHorizontal = false
  /// How fast content in motion loses its velocity. Normal.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar scrolls to the top. There is no status bar here. True.
  open var scrollsToTop = true

  /// Whether a finger is down that scrolls or may come to scroll.
  open var isTracking: Bool { isTelling || pan.isFollowing }
  /// Whether a finger has begun to drag.
  open var isDragging: Bool { drag != nil }
  /// Whether the content goes on by itself after a drag.
  open var isDecelerating: Bool { flight != nil }

  /// The recognizer of the drag; its delegate is the scroll view, where that is one.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: Touches of the content

  /// Whether touches are held back from the content until it is clear that they are no drag. True.
  open var delaysContentTouches = true
  /// Whether content that has a touch may lose it to a drag. True.
  open var canCancelContentTouches = true

  /// Asked before a view in the content hears of touches; no keeps them from it. Yes.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Asked when a drag would take away the touches of a view in the content; no keeps the drag from beginning.
  ///
  /// Yes, unless the view is a control. Source: Apple's page and header [D], against two blogs.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    cancelsTouchesInControls || !(view is UIControl) || EngineFault.contentCancelling.isInjected
  }

  /// Whether ``touchesShouldCancel(in:)`` says yes for controls, too, as many apps override it to; for harnesses.
  package final var cancelsTouchesInControls = false

  // MARK: Zooming

  /// The scale of the view that the delegate names. 1.
  open var zoomScale: CGFloat {
    get { scale }
    set { zoom(to: newValue) }
  }
  /// The smallest scale that a pinch leaves. 1.
  open var minimumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
  /// The largest scale that a pinch leaves. 1: no zooming. Source: Apple's header [D].
  open var maximumZoomScale: CGFloat = 1 { didSet { updatePinch() } }
  /// Whether the scale goes beyond its limits under the fingers. True.
  open var bouncesZoom = true
  /// Whether fingers are changing the scale.
  open var isZooming: Bool { pinchStart != nil }
  /// Whether the scale is on its way back into its limits. It goes back at once here.
  open var isZoomBouncing: Bool { false }
  /// The recognizer of the pinch; `nil` while the limits leave nothing to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  /// Changes the scale about the middle of what shows. Not animated here.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Shows as much of the content as `rect`, given in the space of the zoomed view, as large as the limits let it. Not
  /// animated here.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect) }

  // MARK: Kept and read back: nothing here shows indicators or has a keyboard

  /// What a drag does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It sends the keyboard away.
    case onDrag = 1
    /// It takes the keyboard along.
    case interactive = 2
  }

  /// How the bars look.
  public enum IndicatorStyle: Int, Sendable {
    /// As the system thinks best.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// What a drag does to the keyboard. Nothing.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How the bars look. Default.
  open var indicatorStyle = IndicatorStyle.default
  /// How far the bars stand from the edges, where they go up and down. Zero.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How far the bars stand from the edges, where they go sideways. Zero.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How far both bars stand from the edges.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the safe area adds to the bars' insets. True.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Whether a bar shows how far the content is scrolled sideways. True.
  open var showsHorizontalScrollIndicator = true
  /// Whether a bar shows how far the content is scrolled up and down. True.
  open var showsVerticalScrollIndicator = true
  /// Shows the bars for a moment.
  open func flashScrollIndicators() {}

  // MARK: State

  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// Who watches ``delegate``.
  final var delegateObservations: [WeakObservation] = []

  final let pan = UIScrollViewPanGestureRecognizer()
  final let helper = UIScrollViewDelayedTouchesBeganGestureRecognizer()
  final var pinch: UIScrollViewPinchGestureRecognizer?

  /// The drag that goes on.
  @exclusivity(unchecked) final var drag: ScrollDrag?
  /// The motion by itself that goes on.
  @exclusivity(unchecked) final var flight: Deceleration?
  /// The animation that code asked for.
  @exclusivity(unchecked) final var animation: ScrollAnimation?
  /// The frames of either.
  final var frames: DisplayFrames?
  /// Whether the next offset is the scroll view's own doing.
  @exclusivity(unchecked) final var movesItself = false
  /// Counts the times that code has moved the content.
  @exclusivity(unchecked) final var movesByCode: UInt = 0
  /// Whether the end of a drag is being told, in which it still counts as tracking.
  @exclusivity(unchecked) final var isTelling = false
  /// When the finger that drags last moved.
  @exclusivity(unchecked) final var lastMove: Int64 = 0
  /// The way of that finger when it last moved.
  @exclusivity(unchecked) final var lastWay = CGPoint.zero
  /// Whether content in motion was stopped and that is not told yet.
  @exclusivity(unchecked) final var pendingDidEndDecelerating = false
  /// Whether content in motion was stopped by a finger, wherever it happened to be.
  @exclusivity(unchecked) final var owesRest = false

  final var scale: CGFloat = 1
  /// The scale of the content and of the recognizer when a pinch began.
  final var pinchStart: PinchStart?

  /// Makes a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    helper.owner = self
    pan.owner = self
    addGestureRecognizer(helper)
    addGestureRecognizer(pan)
    // A subclass that takes part as a delegate is asked; there is nothing to ask the others.
    pan.delegate = self as? any UIGestureRecognizerDelegate
  }

  /// Views are made by code here.
  public required init?(coder: NSCoder) {
    return nil
  }

  // The recognizers may live longer.
  isolated deinit {
    helper.owner = nil
    pan.owner = nil
    pinch?.owner = nil
    if flight != nil { Engine.current.deceleratingScrollViews -= 1 }
  }

  /// Told that the delegate is another one; a subclass with a delegate of its own kind looks.
  func delegateDidChange() { tellDelegateObservers() }

  // MARK: Touches. A scroll view takes them; they do not go on along the responder chain.

  /// Keeps the touches: they do not go on to ``UIResponder/next``. Source: a comment in Chameleon [R], common experience [O].
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Keeps the touches.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Keeps the touches.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Keeps the touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// As for every view; a scroll view has a `hitTest` of its own in the runtime, which adds nothing here.
  /// Source: iOS 9 runtime headers [O]; that it calls super is inferred [I].
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if HitTesting.isInstrumented {
      return HitTesting.perform(self, as: .scrollView, point, event)
    }
    return plainHitTest(point, with: event)
  }

  final func superHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}
