public import Foundation
package import HitTestTerms

/// A rectangle in a window that has content, contains other views and receives touches.
///
/// The geometry is stored as in Core Animation (anchor point, bounds, transform), except that the *untransformed
/// origin* is stored instead of the position. So a frame with fractions of a point is read back exactly.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The engine that was current when the view was created. The view uses its clock, platform and app.
  package final let engine = Engine.current

  /// The corner of the view before its transform, in the superview's coordinates.
  @exclusivity(unchecked) final var origin: CGPoint { didSet { updateHitTestEntry() } }
  @exclusivity(unchecked) final var storedBounds: CGRect { didSet { updateHitTestEntry() } }
  @exclusivity(unchecked) final var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { updateHitTestEntry() } }
  @exclusivity(unchecked) final var storedTransform = CGAffineTransform.identity
  /// The inverse of the transform; `nil` if there is none.
  @exclusivity(unchecked) final var inverseTransform: CGAffineTransform? = .identity
  /// Whether the transform is not the identity.
  @exclusivity(unchecked) final var isTransformed = false

  @exclusivity(unchecked) final var children: [UIView] = [] {
    didSet {
      if childList != nil { removeHitTestEntries() }
      childCount = children.count
      engine.identities.didChange()
      markNeedsLayout()
    }
  }
  /// ``children`` in the form that a hit test reads. Created by the first hit test after a change.
  @exclusivity(unchecked) final var childList: ChildList?
  /// The entries of ``childList``; `nil` until it is created.
  @exclusivity(unchecked) final var hitTestEntries: UnsafeMutablePointer<HitTestEntry>?
  @exclusivity(unchecked) final var childCount = 0
  /// The view's entry in the list of its superview; `nil` if the superview has no list.
  @exclusivity(unchecked) final var hitTestEntry: UnsafeMutablePointer<HitTestEntry>?

  @exclusivity(unchecked) final unowned(unsafe) var parent: UIView?
  @exclusivity(unchecked) final unowned(unsafe) var enclosingWindow: UIWindow?
  /// Unowned; the controller clears it in `deinit`.
  @exclusivity(unchecked) final unowned(unsafe) var viewController: UIViewController?

  /// The recognizers in the order in which they were added.
  @exclusivity(unchecked) final var attachedRecognizers: [UIGestureRecognizer] = []

  /// The running animations of the view; `nil` if there are none.
  @exclusivity(unchecked) final var animations: ViewAnimations?
  /// Whether an animation prevents the view from receiving touches.
  @exclusivity(unchecked) final var isBlockedByAnimation = false
  /// Whether hit tests use the displayed position of the view instead of the set one.
  @exclusivity(unchecked) final var isHitWhereShown = false
  /// Whether a hit test needs more than a translation to convert a point to the view's coordinates.
  @exclusivity(unchecked) final var hitTestConvertsTheLongWay = false { didSet { updateHitTestEntry() } }
  @exclusivity(unchecked) final var backingLayer: CALayer?
  /// The properties that have no effect on touches; `nil` while code has set none.
  final var storedLooks: ViewLooks?

  /// Whether the view can be hit, from all properties that decide it. Their setters update this value.
  @exclusivity(unchecked) final var takesTouches = true { didSet { updateHitTestEntry() } }
  final var storedAlpha: Float = 1
  /// Whether ``addedHitTest`` is not `nil`.
  @exclusivity(unchecked) final var hasAddedHitTest = false

  /// Whether the view's own subviews need layout. Initially true, because a view is laid out when it is added to a
  /// window.
  @exclusivity(unchecked) final var needsLayout = true
  /// Whether a descendant needs layout. True for all ancestors of a view that does.
  @exclusivity(unchecked) final var subtreeNeedsLayout = false
  /// Whether ``updateConstraints()`` was called, or is called before the next layout.
  @exclusivity(unchecked) final var constraintsUpdate = ConstraintsUpdate.never
  /// Empty until ``classParts`` is read.
  @exclusivity(unchecked) final var storedClassParts: ClassParts = []

  public init(frame: CGRect) {
    origin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Creates a view with an empty frame at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  // The superview retains its subviews. When it is deallocated, they must not keep a dangling reference to it.
  deinit {
    if identity != 0 { Cleanup.run { [engine, identity] in engine.identities.release(identity) } }
    if children.isEmpty, animations == nil, backingLayer == nil { return }
    Cleanup.run { [children, childList, animations, backingLayer] in
      childList?.retire()
      UIView.detach(children)
      animations?.clearView()
      backingLayer?.view = nil
    }
  }

  /// Whether the view and its descendants are invisible and receive no touches. Default: false.
  open var isHidden = false {
    willSet { engine.effects.willChange(self, .isHidden) }
    didSet {
      updateTakesTouches()
      if engine.activatedConstraints > 0, isHidden != oldValue { constrainedVisibilityDidChange() }
    }
  }

  /// Whether the view and its descendants can receive touches. Default: true; false for labels and image views.
  open var isUserInteractionEnabled = true {
    willSet { engine.effects.willChange(self, .takesTouches) }
    didSet { updateTakesTouches() }
  }

  /// The opacity from 0 to 1, stored with 32 bits as in a layer. Default: 1.
  open var alpha: CGFloat {
    get { layerAlpha }
    set {
      engine.effects.willChange(self, .alpha)
      layerAlpha = newValue
    }
  }

  /// Whether the view receives more than one simultaneous touch. Default: false.
  open var isMultipleTouchEnabled = false

  /// Whether the view prevents other views of its window from receiving touches while it tracks one. Default: false.
  open var isExclusiveTouch = false

  /// Whether pictures clip the content to the bounds. It has no effect on hit tests.
  open var clipsToBounds = false { willSet { engine.effects.lookWillChange(self, .clipping) } }

  /// Whether subviews are resized with the view, according to their ``autoresizingMask``. Default: true.
  open var autoresizesSubviews = true

  /// How the view is resized with its superview. Default: not at all.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether constraints keep the rectangle that code has set, and how it follows the superview. Without it, the constraints of the
  /// view decide its rectangle. Default: true.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if engine.activatedConstraints > 0, oldValue != translatesAutoresizingMaskIntoConstraints {
        constraintsDidChange()
        // An element of a list moves between a system of its own and that around it.
        if isListElement { parent?.constraintsDidChange() }
      }
    }
  }

  /// A number that identifies the view. Default: 0.
  open var tag = 0

  /// A name for tests.
  open var accessibilityIdentifier: String?

  /// The background colour. It is only used in pictures.
  open var backgroundColor: UIColor? {
    didSet { backgroundColorDidChange(from: oldValue) }
  }

  /// The class of ``layer``. Default: `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The name that a scene gave the view's class; see ``className``.
  final var assignedClassName: String?

  /// The place that a scene gave the view for results; see ``nameInResults``.
  @exclusivity(unchecked) package internal(set) final var givenPath: ViewPath?
  /// The key of ``viewID``; 0 while the view has no identity.
  @exclusivity(unchecked) final var identity: UInt64 = 0

  @exclusivity(unchecked) final var storedHarnessDetails: AnyObject?

  @exclusivity(unchecked) final var storedAddedHitTest: (any AddedHitTest)?

  // MARK: Geometry. Hit tests use the layer's values; an override affects only code that reads or sets the property.

  /// The smallest axis-aligned rectangle in the superview's coordinates that contains the transformed view.
  ///
  /// If a transform is set, a new frame changes the size of the bounds so that the transformed size is the given one.
  /// Source: flowkey's tests that also run on Apple's UIKit [T].
  open var frame: CGRect {
    get { layerFrame }
    set {
      engine.effects.willChange(self, .place)
      layerFrame = newValue
    }
  }

  /// The view's rectangle in its own coordinates. Its origin is the point that is displayed at the view's corner.
  ///
  /// A new size keeps ``center``, so the edges move relative to the anchor point.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      engine.effects.willChange(self, newValue.size == storedBounds.size ? .offset : .place)
      layerBounds = newValue
    }
  }

  /// The position of the anchor point, in the superview's coordinates.
  open var center: CGPoint {
    get { layerPosition }
    set {
      engine.effects.willChange(self, .place)
      layerPosition = newValue
    }
  }

  /// The point that ``center`` positions and that ``transform`` is applied about, as fractions of the bounds' size.
  ///
  /// A new anchor point keeps ``center``, so the view moves, as a layer does.
  open var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set {
      engine.effects.willChange(self, .place)
      layerAnchorPoint = newValue
    }
  }

  /// An affine transform, applied about the anchor point.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      engine.effects.willChange(self, .place)
      layerTransform = newValue
    }
  }

  /// The view's layer, an instance of ``layerClass``.
  open var layer: CALayer { madeLayer }

  // MARK: Appearance and sizes. They have no effect on touches, or the outcomes that follow are unknown.

  /// The color of the content; that of the superview where none is set.
  open var tintColor: UIColor! {
    get { storedLooks?.tintColor ?? parent?.tintColor ?? .systemBlue }
    set {
      looks.tintColor = newValue
      noteTintColor()
    }
  }
  /// Called when ``tintColor`` changes, and when the view enters a window. Source: Apple's page of this method [D]; that it is
  /// called at the entry even if the color is the same is inferred [I].
  open func tintColorDidChange() {}
  open var contentMode: ContentMode {
    get { storedLooks?.contentMode ?? .scaleToFill }
    set { looks.contentMode = newValue }
  }
  open var isOpaque: Bool {
    get { storedLooks?.isOpaque ?? true }
    set { looks.isOpaque = newValue }
  }
  open var contentScaleFactor: CGFloat {
    get { storedLooks?.contentScaleFactor ?? engine.screen.scale }
    set { looks.contentScaleFactor = newValue }
  }
  /// A view whose opacity hides parts of this one. It has no effect on touches.
  open var mask: UIView? {
    get { storedLooks?.mask }
    set {
      engine.effects.lookWillChange(self, .mask)
      looks.mask = newValue
    }
  }
  /// The distance of content from the edges. The system adds the safe area, here too.
  open var layoutMargins: UIEdgeInsets {
    get { layoutMarginsWithSafeArea }
    set {
      looks.layoutMargins = newValue
      noteMargins()
    }
  }
  /// Called when ``layoutMargins`` changes, also because of the safe area. Source: Apple's page of this method [D].
  open func layoutMarginsDidChange() {}
  /// The margins in the direction of the language.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
        trailing: isMirrored ? margins.left : margins.right)
    }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
        right: isMirrored ? newValue.leading : newValue.trailing)
    }
  }
  /// Whether the margins are at least as wide as what those of the superview cover of the view. Default: false.
  open var preservesSuperviewLayoutMargins: Bool {
    get { storedLooks?.preservesSuperviewLayoutMargins ?? false }
    set {
      looks.preservesSuperviewLayoutMargins = newValue
      noteMargins()
    }
  }
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { storedLooks?.insetsLayoutMarginsFromSafeArea ?? true }
    set {
      looks.insetsLayoutMarginsFromSafeArea = newValue
      noteMargins()
    }
  }
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedLooks?.semanticContentAttribute ?? .unspecified }
    set {
      looks.semanticContentAttribute = newValue
      if engine.activatedConstraints > 0 { constraintsDidChange() }
    }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedLooks?.overrideUserInterfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      let previous = traitCollection
      looks.overrideUserInterfaceStyle = newValue
      noteTraits(from: previous)
    }
  }
  /// The environment of the screen, with ``overrideUserInterfaceStyle`` and the overrides of traits here and above.
  open var traitCollection: UITraitCollection { environment }
  /// Called when ``overrideUserInterfaceStyle`` changes, for the view or one above it, and before iOS 13 when the view enters a
  /// window. Otherwise the environment does not change.
  ///
  /// Source: Apple's session 214 of 2019: from iOS 13 on, a new view has the traits that it will have in its window, and the method
  /// is only called when they change [D].
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Other looks. They have no effect on touches.

  /// Has no effect: archives of views are not modelled.
  open func encode(with coder: NSCoder) {}
  /// Called of objects from a nib, of which there are none.
  open func awakeFromNib() {}
  /// Called by Interface Builder.
  open func prepareForInterfaceBuilder() {}
  open var restorationIdentifier: String? {
    get { storedLooks?.restorationIdentifier }
    set { looks.restorationIdentifier = newValue }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { storedLooks?.tintAdjustmentMode ?? .automatic }
    set { looks.tintAdjustmentMode = newValue }
  }
  open var clearsContextBeforeDrawing: Bool {
    get { storedLooks?.clearsContextBeforeDrawing ?? true }
    set { looks.clearsContextBeforeDrawing = newValue }
  }
  open var motionEffects: [UIMotionEffect] {
    get { storedLooks?.motionEffects ?? [] }
    set { looks.motionEffects = newValue }
  }
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  /// The interactions. What those of UIKit do with touches is not modelled: a touch on such a view is unknown.
  open var interactions: [any UIInteraction] {
    get { storedLooks?.interactions ?? [] }
    set { setInteractions(newValue) }
  }
  open func addInteraction(_ interaction: any UIInteraction) { setInteractions(interactions + [interaction]) }
  open func removeInteraction(_ interaction: any UIInteraction) {
    setInteractions(interactions.filter { $0 !== interaction })
  }
  /// A view of the same size. What it shows is not modelled.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }
  /// Draws nothing. False: the content is missing.
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
  /// Whether the view can have the focus of a keyboard. Default: false.
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  open var focusEffect: UIFocusEffect? {
    get { storedLooks?.focusEffect }
    set { looks.focusEffect = newValue }
  }
  open var focusGroupIdentifier: String? {
    get { storedLooks?.focusGroupIdentifier }
    set { looks.focusGroupIdentifier = newValue }
  }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  open var showsLargeContentViewer: Bool {
    get { storedLooks?.showsLargeContentViewer ?? false }
    set { looks.showsLargeContentViewer = newValue }
  }
  open var largeContentTitle: String? {
    get { storedLooks?.largeContentTitle }
    set { looks.largeContentTitle = newValue }
  }
  open var largeContentImage: UIImage? {
    get { storedLooks?.largeContentImage }
    set { looks.largeContentImage = newValue }
  }
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { storedLooks?.minimumContentSizeCategory }
    set { looks.minimumContentSizeCategory = newValue }
  }
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { storedLooks?.maximumContentSizeCategory }
    set { looks.maximumContentSizeCategory = newValue }
  }
  /// The transform of the layer. Where it is not one of the plane, the outcomes that follow are unknown.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Draws the content. Not called: nothing is drawn.
  open func draw(_ rect: CGRect) {}
  /// Has no effect.
  open func setNeedsDisplay() {}
  /// Has no effect.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// The size of the content for Auto Layout. Default: none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Called when the size of the content has changed, so that it is read again for the next layout.
  open func invalidateIntrinsicContentSize() {
    guard engine.activatedConstraints > 0 else { return }
    constraintSystem?.contentDidChange(of: self)
    if let stack = parent as? UIStackView { stack.setNeedsArrangement(stack.distribution == .fillProportionally) }
  }
  /// The distances of the frame's edges from the rectangle that constraints place. Default: none.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that constraints place, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame for a rectangle that constraints place.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The view whose first baseline is that of this view in constraints. Default: this view.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is that of this view in constraints. Default: this view.
  open var forLastBaselineLayout: UIView { self }
  /// The height of content that is broken into lines at a width; `nil` if the height does not depend on the width.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  /// The size that fits the content. Default: the present size. Source: Apple's page of this method [D].
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Gives the view the size that fits its content. Its frame keeps its origin. Source: frames of labels before and after it [O].
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }
  /// The size that fits the view's constraints and is nearest to `targetSize`, smaller or larger.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that fits the view's constraints, in which the sides of `targetSize` have priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(in: self) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.activate(in: self) } }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.deactivate(in: self) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { one.deactivate(in: self) }
  }
  /// How strongly the view keeps its content's size from growing. Default: 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedContentHuggingPriority(for: axis)
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    storeContentHuggingPriority(priority, for: axis)
  }
  /// How strongly the view keeps its content's size from shrinking. Default: 750.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedCompressionResistancePriority(for: axis)
  }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    storeCompressionResistancePriority(priority, for: axis)
  }
  /// Called before the first layout of a view in a window that uses Auto Layout, and after ``setNeedsUpdateConstraints()``.
  ///
  /// A window uses Auto Layout if it has constraints, or a view whose class requires them. Source: Apple's page of this method, and
  /// UIView's header for the class property [D].
  open func updateConstraints() {}
  /// Requests a call of ``updateConstraints()`` before the next layout. Source: Apple's page of this method [D].
  open func setNeedsUpdateConstraints() { markNeedsConstraintsUpdate() }
  /// Whether a call of ``updateConstraints()`` is pending.
  open func needsUpdateConstraints() -> Bool { isMarkedForConstraintsUpdate }
  /// Calls ``updateConstraints()`` of the marked views, from the leaves up. Source: Apple's page of this method, and session 218
  /// of 2015 for the order [D].
  open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }
  /// Whether a new view calls ``updateConstraints()``. Default: false.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// What the layer does when a property changes: nothing. Not called; the outcomes of a class that overrides it are unknown.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  // MARK: Hierarchy

  open var superview: UIView? { parent }

  /// The subviews, back to front.
  open var subviews: [UIView] { children }

  open var window: UIWindow? { enclosingWindow }

  /// Adds `view` in front of all subviews and removes it from its previous superview.
  open func addSubview(_ view: UIView) {
    insert(view, at: { $0.count })
  }

  /// Inserts `view` at an index, counted from the back. An index beyond the end means the front.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: { min(max(index, 0), $0.count) })
  }

  /// Inserts `view` directly behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: { $0.firstIndex { $0 === siblingSubview } ?? $0.count })
  }

  /// Inserts `view` directly in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: { $0.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? $0.count })
  }

  /// Exchanges the positions of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    engine.effects.willChange(children[index1], .order)
    engine.effects.willChange(children[index2], .order)
    children.swapAt(index1, index2)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    engine.effects.willChange(view, .order)
    children.append(children.remove(at: index))
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    engine.effects.willChange(view, .order)
    children.insert(children.remove(at: index), at: 0)
  }

  /// Removes the view from its superview and window.
  open func removeFromSuperview() {
    leaveSuperview(notifyingControllers: isInSight)
  }

  /// Whether the view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.parent
    }
    return false
  }

  /// The first view with `tag` among this view and its descendants, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Converts a point from this view's coordinates to those of `view`; `nil` means the window's.
  ///
  /// Points of different windows are converted through the screen, points of views without a window through their
  /// common root.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }

  /// Converts a point from the coordinates of `view` to this view's; `nil` means the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }

  /// The smallest axis-aligned rectangle in the coordinates of `view` that contains `rect`; `nil` means the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, to: view) })
  }

  /// The smallest axis-aligned rectangle in this view's coordinates that contains `rect`, which is given in those of
  /// `view`.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, from: view) })
  }

  // MARK: Recognizers

  /// The attached recognizers in the order in which they were added; `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set {
      engine.effects.willChange(self, .recognizers)
      replaceRecognizers(with: newValue ?? [])
    }
  }

  /// Attaches a recognizer and detaches it from its previous view. It receives touches that begin afterwards.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    engine.effects.willChange(self, .recognizers)
    attach(gestureRecognizer)
  }

  /// Detaches a recognizer. A gesture in progress is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    engine.effects.willChange(self, .recognizers)
    detach(gestureRecognizer)
  }

  /// The view controller that manages the view, or else the superview.
  open override var next: UIResponder? { viewController ?? parent }

  /// Whether a gesture that would cancel the hit view's touches may begin. Called on the hit view. Default: true.
  ///
  /// Buttons and other controls return false for a tap recognizer of an ancestor.
  /// Source: Apple's header of this method [D].
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The widths of the view's edges that bars, sensors and the like cover; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { insetsFromSurroundings }
  /// A guide with the view's safe area.
  open var safeAreaLayoutGuide: UILayoutGuide { guideOfSafeArea }
  /// Called when ``safeAreaInsets`` has changed.
  open func safeAreaInsetsDidChange() {}
  /// The insets at the last call of ``safeAreaInsetsDidChange()``.
  final var lastSafeAreaInsets = UIEdgeInsets.zero

  /// Called before the superview changes; `nil` means none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes; `nil` means none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() { RuntimeMethods.run(.viewDidMoveToWindow, on: self, []) {} }
  /// The engine's own work when the view has a window. It is called before ``didMoveToWindow()``, which code overrides.
  func didEnterWindow() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Requests layout at the end of this turn of the run loop.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Performs the pending layout of the view, its descendants, and its ancestors that need layout, immediately.
  open func layoutIfNeeded() {
    if engine.application.layoutPass.needsConstraints || enclosingWindow == nil {
      layoutRoot.updateConstraintsIfNeeded()
    }
    if engine.activatedConstraints > 0 {
      constraintSystem?.updateIfNeeded()
      engine.application.layoutPass.updateWaitingSystems(below: layoutRoot)
    }
    layoutRoot.layoutSubtree()
  }

  /// Positions the subviews. The default implementation gives them the rectangles that their constraints demand.
  open func layoutSubviews() {
    if engine.activatedConstraints > 0 { placeSubviewsByConstraints() }
  }

  /// Lays out the subviews, between the callbacks of the controller. An override that does not call it keeps ``layoutSubviews()`` from
  /// being called.
  ///
  /// Source: Apple's pages of CALayerDelegate.layoutSublayers(of:) and CALayer.layoutSublayers() [D]; that UIView's method calls the
  /// others is seen in published stack traces [O].
  open func layoutSublayers(of layer: CALayer) { layOutSubviewsWithCallbacks() }

  /// The view that a touch at `point` hits, among this view and its descendants; `nil` for none.
  ///
  /// Returns `nil` if the view is hidden, is (nearly) transparent, has user interaction disabled, or if
  /// ``point(inside:with:)`` returns false. Otherwise calls the subviews from front to back, each in its own
  /// coordinates, and returns the first result, or the view itself if there is none. `point` is in this view's
  /// coordinates.
  /// Source: Apple's page of this method [D]; that the called view checks the conditions is observed [O].
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if hasAddedHitTest { return runAddedHitTest(point, with: event) }
    return hitTestOfView(point, with: event)
  }

  /// The value of a property whose changes are effects; `nil` if the view has no such property.
  func effectValue(of kind: EffectKind) -> EffectValue? { commonEffectValue(of: kind) }

  /// Whether a finger, a deceleration or UIKit's own animation scrolls the content now.
  var scrollsItself: Bool { false }

  /// Whether the subviews are parts of a control or bar of UIKit, whose changes are no effects.
  var hidesPartsInEffects: Bool { false }

  /// Whether the view is a cell or a supplementary view of a list.
  var isListElement: Bool { false }

  /// The `hitTest(_:with:)` of the view's class, without an added override. The classes of UIKit that override that method
  /// override this one, too.
  func hitTestOfClass(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestOfView(point, with: event) }

  /// Whether `point`, in this view's coordinates, is in the bounds. The left and top edges are inside, the right and
  /// bottom ones are not. Source: flowkey's tests that also run on Apple's UIKit [T].
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if HitTesting.isInstrumented { return replaceablePoint(inside: point, with: event) }
    return storedBounds.hasInside(point)
  }

  /// ``point(inside:with:)`` where code may have replaced that method. It is apart so that the other path has no more code than it needs.
  @inline(never)
  private final func replaceablePoint(inside point: CGPoint, with event: UIEvent?) -> Bool {
    RuntimeMethods.run(.pointInside, on: self, [point, event]) { storedBounds.hasInside(point) }
  }
}
