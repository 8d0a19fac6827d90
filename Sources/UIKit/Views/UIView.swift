public import Foundation

/// A rectangle in a window that draws, holds other views and takes touches.
///
/// Geometry is kept as Core Animation keeps it (anchor point, bounds, transform), but the *untransformed origin* is stored
/// instead of the position, so that a frame of fractions of a point reads back exactly.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The engine that was current when the view was made: its clock, platform and app are those of the view.
  package final let engine = Engine.current

  /// The corner of the view before its transform, in the superview's space.
  @exclusivity(unchecked) final var origin: CGPoint { didSet { updateHitTestEntry() } }
  @exclusivity(unchecked) final var storedBounds: CGRect { didSet { updateHitTestEntry() } }
  @exclusivity(unchecked) final var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { updateHitTestEntry() } }
  final var storedTransform = CGAffineTransform.identity
  /// The inverse of the transform; `nil` where it has none.
  @exclusivity(unchecked) final var inverseTransform: CGAffineTransform? = .identity
  /// False for the identity: the hit test's short way.
  @exclusivity(unchecked) final var isTransformed = false

  final var children: [UIView] = [] {
    didSet {
      if let childList {
        childList.retire()
        // A running hit test may be walking the list.
        engine.keepWhileTesting(childList)
        self.childList = nil
        hitTestEntries = nil
      }
      childCount = children.count
      markNeedsLayout()
    }
  }
  /// ``children`` in the form that a hit test walks, made by the first test after a change.
  @exclusivity(unchecked) private final var childList: ChildList?
  /// The entries of ``childList``; `nil` until it is made.
  @exclusivity(unchecked) final var hitTestEntries: UnsafeMutablePointer<HitTestEntry>?
  @exclusivity(unchecked) final var childCount = 0
  /// The view's own entry in the list of its superview; `nil` where that has made none.
  @exclusivity(unchecked) final var hitTestEntry: UnsafeMutablePointer<HitTestEntry>?

  /// Makes the list that a hit test walks.
  final func makeHitTestEntries() -> UnsafeMutablePointer<HitTestEntry> {
    let list = ChildList(children)
    childList = list
    hitTestEntries = list.entries
    return list.entries
  }

  final unowned(unsafe) var parent: UIView?
  final unowned(unsafe) var enclosingWindow: UIWindow?
  /// Unowned; the controller clears it in `deinit`.
  final unowned(unsafe) var viewController: UIViewController?

  /// In the order in which they were added.
  final var attachedRecognizers: [UIGestureRecognizer] = []

  /// What runs on the view; `nil` where nothing does.
  final var animations: ViewAnimations?
  /// Whether an animation keeps touches away.
  @exclusivity(unchecked) final var isBlockedByAnimation = false
  /// Whether hit tests find the view where it is shown rather than where it was set.
  @exclusivity(unchecked) final var isHitWhereShown = false
  /// Whether a hit test has more to do than to move the point: false for most views.
  @exclusivity(unchecked) final var hitTestConvertsTheLongWay = false { didSet { updateHitTestEntry() } }
  final var backingLayer: CALayer?

  /// What the flags of a hit test come to; kept up to date by their setters.
  @exclusivity(unchecked) final var takesTouches = true { didSet { updateHitTestEntry() } }
  final var storedAlpha: Float = 1

  /// Whether the view's own subviews wait for their layout. True at first: a view is laid out when it comes to a window.
  @exclusivity(unchecked) final var needsLayout = true
  /// Whether a view below waits for its layout; true for all ancestors of one that does.
  @exclusivity(unchecked) final var subtreeNeedsLayout = false

  /// Makes a view at `frame`, in the space of its superview to be.
  public init(frame: CGRect) {
    origin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Views are made by code here: there are no archives to decode.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Makes a view of no size at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  // The superview owns its subviews; a view that dies first must not leave them a dangling superview.
  deinit {
    if children.isEmpty, animations == nil, backingLayer == nil { return }
    Cleanup.run { [children, childList, animations, backingLayer] in
      childList?.retire()
      for child in children {
        child.parent = nil
        child.setWindow(nil)
      }
      animations?.forgetView()
      backingLayer?.view = nil
    }
  }

  /// Whether the view and all it holds are out of sight and out of reach. False.
  open var isHidden = false { didSet { updateTakesTouches() } }

  /// Whether the view and all it holds take touches. True; false for labels and image views.
  open var isUserInteractionEnabled = true { didSet { updateTakesTouches() } }

  /// Opacity from 0 to 1; stored with 32 bits, as a layer's opacity is. 1.
  open var alpha: CGFloat {
    get { CGFloat(storedAlpha) }
    set {
      let before = engine.isRecordingAnimation ? animatableValues : nil
      storedAlpha = Float(newValue)
      updateTakesTouches()
      if let before { AnimationBlock.record(self, since: before) }
    }
  }

  /// Whether the view gets more than the first of several touches. False.
  open var isMultipleTouchEnabled = false

  /// Whether the view keeps all other views of its window from getting touches while it tracks one. False.
  open var isExclusiveTouch = false

  /// Whether what stands out over the bounds is cut off in pictures. Hit-testing does not look at it.
  open var clipsToBounds = false

  /// Whether subviews change with the view's size as their ``autoresizingMask`` says. True.
  open var autoresizesSubviews = true

  /// How the view changes when its superview's size does. Not at all.
  open var autoresizingMask: AutoresizingMask = []

  /// Kept and read back only: there is no Auto Layout here.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// A number to find the view by. 0.
  open var tag = 0

  /// A name for tests; never shown.
  open var accessibilityIdentifier: String?

  /// For pictures only.
  open var backgroundColor: UIColor? {
    didSet {
      guard engine.isRecordingAnimation else { return }
      var before = animatableValues
      before.backgroundColor = oldValue
      AnimationBlock.record(self, since: before)
    }
  }

  /// The class of ``layer``. `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The name of the view's class as class-name rules see it: the runtime's, without the module.
  ///
  /// A scene may give a view a class that only its own app knows; then this is that name.
  package final var className: String {
    get { assignedClassName ?? String(describing: type(of: self)) }
    set { assignedClassName = newValue }
  }
  private final var assignedClassName: String?

  /// What a harness calls the view in its results: the name it gave, else the way there from the nearest view with one.
  ///
  /// A step of the way is `/Class[n]`, n counting the siblings of that class from 0, back to front. It is found anew at
  /// every use, since siblings come and go.
  package final var nameInResults: String {
    get { resultName.isEmpty ? pathInResults() : resultName }
    set { resultName = newValue }
  }
  @exclusivity(unchecked) private final var resultName = ""
  /// Whether a harness gave the view a name for its results.
  package final var hasGivenNameInResults: Bool { !resultName.isEmpty }

  /// What a harness knows of the view.
  package final var harnessDetails: AnyObject? {
    get { knownDetails }
    set { knownDetails = newValue }
  }
  @exclusivity(unchecked) private final var knownDetails: AnyObject?

  private final func pathInResults() -> String {
    guard let parent else { return "\(className)[0]" }
    let twins = parent.children.filter { $0.className == className }
    let number = twins.firstIndex { $0 === self } ?? 0
    return "\(parent.nameInResults)/\(className)[\(number)]"
  }

  // MARK: Geometry. The layer's values decide what is hit; an override changes only what code reads and sets.

  /// The smallest upright rectangle around the view in its superview's space, transform included.
  ///
  /// A new frame under a transform changes the bounds' size so that the transformed size is the one given.
  /// Source: flowkey's tests that also run on Apple's UIKit [T].
  open var frame: CGRect {
    get { layerFrame }
    set { layerFrame = newValue }
  }

  /// The view's rectangle in its own space; its origin is the point shown at the view's corner.
  ///
  /// A new size keeps the ``center`` and so moves the edges about the anchor point.
  open var bounds: CGRect {
    get { storedBounds }
    set { layerBounds = newValue }
  }

  /// The position of the anchor point in the superview's space.
  open var center: CGPoint {
    get { layerPosition }
    set { layerPosition = newValue }
  }

  /// The point that ``center`` places and ``transform`` turns about, as fractions of the bounds' size.
  ///
  /// A new anchor point keeps the ``center``, and so moves the view, as a layer's does.
  open var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set { layerAnchorPoint = newValue }
  }

  /// A map applied about the anchor point.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set { layerTransform = newValue }
  }

  /// The layer that the view is drawn with, of the class ``layerClass``.
  open var layer: CALayer { madeLayer }

  // MARK: Hierarchy

  /// The view that holds this one.
  open var superview: UIView? { parent }

  /// The views held, back to front.
  open var subviews: [UIView] { children }

  /// The window the view is in.
  open var window: UIWindow? { enclosingWindow }

  /// Puts `view` in front of all subviews; it leaves the superview it had.
  open func addSubview(_ view: UIView) {
    insert(view, at: { $0.count })
  }

  /// Puts `view` at a place among the subviews, counted from the back; a place beyond the end is the front.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: { min(max(index, 0), $0.count) })
  }

  /// Puts `view` directly behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: { $0.firstIndex { $0 === siblingSubview } ?? $0.count })
  }

  /// Puts `view` directly in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: { $0.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? $0.count })
  }

  /// Makes two subviews change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.append(children.remove(at: index))
  }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: index), at: 0)
  }

  /// Takes the view out of its superview and window.
  open func removeFromSuperview() {
    leaveSuperview(tellingController: isInSight)
  }

  /// Whether the view is `view` or lies below it.
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.parent
    }
    return false
  }

  /// The first view with `tag` among this one and its descendants, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Takes a point of this view's space into the space of `view`; `nil` means the window's.
  ///
  /// Views of different windows are joined through the screen. Views in no window are joined by their common root.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }

  /// Takes a point of the space of `view` into this view's; `nil` means the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }

  /// The smallest upright rectangle around `rect` in the space of `view`; `nil` means the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, to: view) })
  }

  /// The smallest upright rectangle in this view's space around `rect`, given in the space of `view`.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, from: view) })
  }

  // MARK: Recognizers

  /// The recognizers attached to the view, in the order in which they were added; `nil` when there is none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Attaches a recognizer, which leaves the view it was attached to. It gets touches that begin from now on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// Detaches a recognizer; in mid-gesture that cancels it.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// The view controller that manages the view, else the superview.
  open override var next: UIResponder? { viewController ?? parent }

  /// Asked of the view that was hit, when a gesture that would take its touches away is about to begin. Yes.
  ///
  /// Buttons and other controls say no to a tap that belongs to an ancestor.
  /// Source: Apple's header of this method [D].
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// How far bars, sensors and the like reach into the view from its edges; nothing outside a window.
  open var safeAreaInsets: UIEdgeInsets { insetsFromSurroundings }
  /// Tells that ``safeAreaInsets`` has changed.
  open func safeAreaInsetsDidChange() {}
  /// What the view was told last.
  final var lastSafeAreaInsets = UIEdgeInsets.zero

  /// Tells that the view will get a new superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells that the view has a new superview, or none.
  open func didMoveToSuperview() {}
  /// Tells that the view will be in another window, or in none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells that the view is in another window, or in none.
  open func didMoveToWindow() {}
  /// Tells that a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells that a subview is about to go.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Asks for a layout at the end of this turn of the run loop.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Does the layout that is pending for the view, the ancestors that also wait, and all below, now.
  open func layoutIfNeeded() {
    layoutRoot.layoutSubtree()
  }

  /// Places the subviews. Does nothing unless overridden: there is no Auto Layout here.
  open func layoutSubviews() {}

  /// The view that gets the touch at `point` among this view and its descendants; `nil` for none.
  ///
  /// Answers `nil` when the view is hidden, takes no interaction or is (nearly) transparent, or when
  /// ``point(inside:with:)`` says no. Asks the subviews from front to back, each in its own space; the first answer wins;
  /// without one the view answers itself. `point` is in this view's own space.
  /// Source: Apple's page of this method [D]; that the view asked applies the filters is observed [O].
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if HitTesting.isInstrumented {
      return HitTesting.perform(self, as: .view, point, event)
    }
    return plainHitTest(point, with: event)
  }

  /// Whether `point`, in this view's own space, is in the bounds: the left and top edge are, the right and bottom are not.
  /// Source: flowkey's tests that also run on Apple's UIKit [T].
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedBounds.hasInside(point)
  }
}

extension CGRect {
  /// Half-open containment for a rectangle whose size is not negative.
  @inline(__always)
  func hasInside(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.y >= origin.y && point.x < origin.x + size.width && point.y < origin.y + size.height
  }
}
