public import Foundation

/// The layer of a view: the view's geometry under Core Animation's names, and the values shown during animations.
///
/// A view's layer has no geometry of its own but reads and sets the view's; other layers store theirs and are never
/// hit. Properties that only affect the appearance, such as ``zPosition``, ``cornerRadius`` and ``mask``, have no
/// effect on hit testing of views.
/// Source: hit tests follow the order of subviews, two observations [O].
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer this is.
  final unowned(unsafe) var view: UIView?
  /// The geometry of a layer without a view.
  private final var ownGeometry = LayerGeometry()
  private final var ownOpacity: Float = 1
  private final var isOwnHidden = false
  final var ownSublayers: [CALayer] = []
  /// The superlayer of a layer without a view.
  final unowned(unsafe) var holder: CALayer?
  /// The layer of which this is a presentation copy.
  final var source: CALayer?

  public override init() {
    super.init()
  }

  /// Copies another layer's values, for ``presentation()``. Overrides copy the values of their class.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    zPosition = layer.zPosition
    cornerRadius = layer.cornerRadius
    masksToBounds = layer.masksToBounds
    name = layer.name
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {
    if ownSublayers.isEmpty { return }
    Cleanup.run { [ownSublayers] in
      for layer in ownSublayers { layer.holder = nil }
    }
  }

  /// A copy of the layer with the given values.
  final func makeSnapshot(_ shown: ShownLayer, isHidden: Bool) -> Self {
    let snapshot = LayerPrototype.make(copying: self)
    snapshot.ownGeometry = shown.shownGeometry
    snapshot.ownOpacity = shown.opacity
    snapshot.isOwnHidden = isHidden
    snapshot.source = self
    return snapshot
  }

  final var geometry: LayerGeometry {
    guard let view else { return ownGeometry }
    return LayerGeometry(
      position: view.layerPosition, bounds: view.storedBounds, anchorPoint: view.storedAnchorPoint,
      transform: view.storedTransform)
  }

  /// The bounding rectangle of the layer in its superlayer's space.
  open var frame: CGRect {
    get { view?.layerFrame ?? ownGeometry.frame }
    set {
      placeWillChange()
      if let view { view.layerFrame = newValue } else { ownGeometry.frame = newValue }
    }
  }

  /// The layer's rectangle in its own space.
  open var bounds: CGRect {
    get { view?.layerBounds ?? ownGeometry.bounds }
    set {
      placeWillChange()
      if let view { view.layerBounds = newValue } else { ownGeometry.bounds = newValue }
    }
  }

  /// The position of the anchor point, in the superlayer's space.
  open var position: CGPoint {
    get { view?.layerPosition ?? ownGeometry.position }
    set {
      placeWillChange()
      if let view { view.layerPosition = newValue } else { ownGeometry.position = newValue }
    }
  }

  /// The point that ``position`` places, in fractions of the bounds' size.
  open var anchorPoint: CGPoint {
    get { view?.layerAnchorPoint ?? ownGeometry.anchorPoint }
    set {
      placeWillChange()
      if let view { view.layerAnchorPoint = newValue } else { ownGeometry.anchorPoint = newValue }
    }
  }

  /// The transform about the anchor point.
  open func affineTransform() -> CGAffineTransform {
    view?.layerTransform ?? ownGeometry.transform
  }

  /// Sets the transform about the anchor point.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    placeWillChange()
    if let view { view.layerTransform = transform } else { ownGeometry.transform = transform }
  }

  open var opacity: Float {
    get { view?.storedAlpha ?? ownOpacity }
    set {
      if let view { return view.alpha = CGFloat(newValue) }
      partWillChange(.alpha)
      ownOpacity = newValue
    }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? isOwnHidden }
    set {
      if let view { return view.isHidden = newValue }
      partWillChange(.isHidden)
      isOwnHidden = newValue
    }
  }

  /// The drawing order among siblings; no effect on hit testing of views. Default: 0.
  open var zPosition: CGFloat = 0 {
    willSet {
      if let view { view.engine.effects.partWillChange(view, .zPosition) } else { partWillChange(.zPosition) }
    }
  }
  /// No effect on hit testing of views. Default: 0.
  open var cornerRadius: CGFloat = 0
  /// No effect on hit testing of views.
  open var mask: CALayer? { willSet { lookWillChange(.mask) } }
  /// The same as the view's ``UIView/clipsToBounds``. No effect on hit testing of views.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? masksOwnBounds }
    set { if let view { view.clipsToBounds = newValue } else { masksOwnBounds = newValue } }
  }
  private final var masksOwnBounds = false
  /// No effect on hit testing of views. Default: 0.
  open var borderWidth: CGFloat = 0
  /// Default: 0.
  open var shadowOpacity: Float = 0
  /// Default: 3.
  open var shadowRadius: CGFloat = 3
  /// Default: 3 points upwards.
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var name: String?

  // No effect on touches.
  public final var backgroundColor: CGColor?
  public final var borderColor: CGColor?
  public final var shadowColor: CGColor?
  public final var shadowPath: CGPath?
  public final var contents: Any?
  public final var contentsScale: CGFloat = 1
  public final var shouldRasterize = false
  public final var rasterizationScale: CGFloat = 1
  public final var allowsGroupOpacity = true
  public final var drawsAsynchronously = false
  public final var isOpaque = false
  public final var isDoubleSided = true
  public final var cornerCurve = CALayerCornerCurve.circular
  public final var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  public final var speed: Float = 1
  public final var timeOffset: CFTimeInterval = 0
  public final var beginTime: CFTimeInterval = 0
  public final var duration: CFTimeInterval = .infinity
  public final var repeatCount: Float = 0
  public final var repeatDuration: CFTimeInterval = 0
  public final var autoreverses = false
  public final var fillMode = CAMediaTimingFillMode.removed
  public final weak var delegate: (any CALayerDelegate)?

  /// The transform, if it is not one of the plane.
  final var spatialTransform: CATransform3D?
  /// The looks and values that no touch depends on; `nil` while code has set none.
  final var storedLayerLooks: LayerLooks?
  /// The animations that code added, the oldest first.
  final var addedAnimations: [LayerAnimation] = []

  /// Requests a layout of the view at the end of the turn.
  open func setNeedsLayout() {
    view?.setNeedsLayout()
  }

  /// Performs the pending layout of the view.
  open func layoutIfNeeded() {
    view?.layoutIfNeeded()
  }

  /// Has no effect: nothing is drawn.
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ r: CGRect) {}
  open func displayIfNeeded() {}
  open func needsDisplay() -> Bool { false }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Not called: nothing is drawn.
  open func display() {}
  /// Not called: nothing is drawn.
  open func draw(in ctx: CGContext) {}
  open func render(in ctx: CGContext) {}
  /// Whether the view's layout is pending.
  open func needsLayout() -> Bool { view?.needsLayout ?? false }
  /// Called after the view's layout. Not called for a layer without a view: its layout is not modelled.
  open func layoutSublayers() {}
  /// Called at the values that an animation changes. Default: `nil`; animations of layers are not shown.
  open func action(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Layer tree

  open var superlayer: CALayer? {
    if let source { return source.superlayer?.presentation() }
    return view?.superview?.layer ?? holder
  }

  /// The sublayers, back to front: those of the view's subviews, then others; `nil` for none.
  open var sublayers: [CALayer]? {
    get {
      if let source { return source.sublayers?.compactMap { $0.presentation() } }
      let layers = (view?.subviews.map(\.layer) ?? []) + ownSublayers
      return layers.isEmpty ? nil : layers
    }
    set {
      let layers = newValue ?? []
      for layer in sublayers ?? [] where !layers.contains(where: { $0 === layer }) { layer.removeFromSuperlayer() }
      for layer in layers where layer.view == nil { layer.removeFromSuperlayer() }
      for layer in layers where layer.view == nil { addSublayer(layer) }
    }
  }

  /// Adds a layer without a view in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(ownSublayers.count))
  }

  /// Inserts a layer without a view among those of its kind, counted from the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    if layer.view != nil {
      Unmodelled.note("a view's layer was added to another layer without the view, and such trees are not modelled")
    }
    partWillChange(.layers)
    ownSublayers.insert(layer, at: min(Int(index), ownSublayers.count))
    layer.holder = self
  }

  /// Removes the layer from its superlayer; for a view's layer, the view from its superview.
  open func removeFromSuperlayer() {
    view?.removeFromSuperview()
    holder?.partWillChange(.layers)
    holder?.ownSublayers.removeAll { $0 === self }
    holder = nil
  }

  open func contains(_ point: CGPoint) -> Bool {
    bounds.hasInside(point)
  }

  /// The deepest layer that contains `point`, in the superlayer's space; of siblings, the one in front.
  ///
  /// Hit testing of views does not call this. ``zPosition`` has no effect. Source: Apple's page of this method [D];
  /// "iOS Core Animation: Advanced Techniques" for the z position [O]; that hidden layers are left out is inferred [I].
  open func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let inside = geometry.convertFromSuperlayer(point)
    guard contains(inside) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let answer = layer.hitTest(inside) { return answer }
    }
    return self
  }

  /// Converts a point from another layer's space; `nil` means the root's superlayer.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    pointFromRoot(layer?.pointInRoot(point) ?? point)
  }

  /// Converts a point to another layer's space; `nil` means the root's superlayer.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let up = pointInRoot(point)
    return layer?.pointFromRoot(up) ?? up
  }

  // MARK: Presentation

  /// A copy of the layer with the values that are shown now, animations included.
  ///
  /// `nil` for a layer that is not in a window. The copy's superlayer and sublayers are copies too.
  /// Source: Apple's page of this method [D]; that there is none outside a window is inferred [I].
  open func presentation() -> Self? {
    guard let view, view.window != nil else {
      guard isShown else { return nil }
      return makeSnapshot(shown(geometry, opacity), isHidden: isHidden)
    }
    return makeSnapshot(shown(view.shownGeometry, Float(view.shownValues.opacity)), isHidden: view.isHidden)
  }

  /// The layer of which this is a presentation copy; else the layer itself.
  open func model() -> Self {
    (source as? Self) ?? self
  }

  /// Removes all animations of the layer; the set values are shown.
  open func removeAllAnimations() {
    view?.interruptAnimations()
    removeAddedAnimations { _ in true }
  }

  /// Removes the animations of a property.
  open func removeAnimation(forKey key: String) {
    view?.animations?.interrupt { $0.change.key.rawValue == key }
    removeAddedAnimations { $0.key == key }
  }

  /// The animated properties in the order in which their animations began; `nil` for none.
  open func animationKeys() -> [String]? {
    var keys: [String] = []
    let all = (view?.animations?.running ?? []).map(\.change.key.rawValue) + addedAnimations.compactMap(\.key)
    for key in all where !keys.contains(key) { keys.append(key) }
    return keys.isEmpty ? nil : keys
  }
}

extension UIView {
  /// ``layer`` without overrides.
  final var madeLayer: CALayer {
    if let backingLayer { return backingLayer }
    let layer = LayerPrototype.make(Self.layerClass as? CALayer.Type ?? CALayer.self)
    layer.view = self
    backingLayer = layer
    return layer
  }
}
