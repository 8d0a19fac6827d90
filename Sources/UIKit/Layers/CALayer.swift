public import Foundation

/// What a view is drawn with: here a view's geometry under Core Animation's names, and what is shown while it is animated.
///
/// The layer of a view has no values of its own but reads and sets the view's; other layers hold theirs and are never hit.
/// No value that only looks have is looked at by the hit test of views, ``zPosition``, ``cornerRadius`` and ``mask`` included.
/// Source: hit tests keep to the order of subviews, two observations [O].
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer this is.
  final unowned(unsafe) var view: UIView?
  /// Kept by a layer that is no view's.
  private final var ownGeometry = LayerGeometry()
  private final var ownOpacity: Float = 1
  private final var isOwnHidden = false
  final var ownSublayers: [CALayer] = []
  /// The layer that holds this one, which is no view's.
  final unowned(unsafe) var holder: CALayer?
  /// The layer whose state at one moment this one is.
  final var source: CALayer?

  /// A layer of no view, without size.
  public override init() {
    super.init()
  }

  /// A copy of another layer's values, which ``presentation()`` makes. An override copies what its class adds.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    zPosition = layer.zPosition
    cornerRadius = layer.cornerRadius
    masksToBounds = layer.masksToBounds
    name = layer.name
  }

  /// There are no archives to decode.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {
    if ownSublayers.isEmpty { return }
    Cleanup.run { [ownSublayers] in
      for layer in ownSublayers { layer.holder = nil }
    }
  }

  /// A copy of the layer as it is at one moment.
  final func makeSnapshot(geometry: LayerGeometry, opacity: Float, isHidden: Bool) -> Self {
    let snapshot = _LayerPrototype.make(copying: self)
    snapshot.ownGeometry = geometry
    snapshot.ownOpacity = opacity
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

  /// The smallest upright rectangle around the layer in its superlayer's space.
  open var frame: CGRect {
    get { view?.layerFrame ?? ownGeometry.frame }
    set { if let view { view.layerFrame = newValue } else { ownGeometry.frame = newValue } }
  }

  /// The layer's rectangle in its own space.
  open var bounds: CGRect {
    get { view?.layerBounds ?? ownGeometry.bounds }
    set { if let view { view.layerBounds = newValue } else { ownGeometry.bounds = newValue } }
  }

  /// Where the anchor point is, in the superlayer's space.
  open var position: CGPoint {
    get { view?.layerPosition ?? ownGeometry.position }
    set { if let view { view.layerPosition = newValue } else { ownGeometry.position = newValue } }
  }

  /// The point that ``position`` places, as parts of the bounds' size.
  open var anchorPoint: CGPoint {
    get { view?.layerAnchorPoint ?? ownGeometry.anchorPoint }
    set { if let view { view.layerAnchorPoint = newValue } else { ownGeometry.anchorPoint = newValue } }
  }

  /// The map about the anchor point.
  open func affineTransform() -> CGAffineTransform {
    view?.layerTransform ?? ownGeometry.transform
  }

  /// Sets the map about the anchor point.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    if let view { view.layerTransform = transform } else { ownGeometry.transform = transform }
  }

  /// From 0 to 1.
  open var opacity: Float {
    get { view?.storedAlpha ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// Whether the layer is out of sight.
  open var isHidden: Bool {
    get { view?.isHidden ?? isOwnHidden }
    set { if let view { view.isHidden = newValue } else { isOwnHidden = newValue } }
  }

  /// In front of or behind its siblings, to the eye only. 0.
  open var zPosition: CGFloat = 0
  /// How round the corners are, to the eye only. 0.
  open var cornerRadius: CGFloat = 0
  /// What is cut off outside of another layer's shape, to the eye only.
  open var mask: CALayer?
  /// What is cut off outside of the bounds, to the eye only.
  open var masksToBounds = false
  /// The width of the line around the bounds, to the eye only. 0.
  open var borderWidth: CGFloat = 0
  /// How opaque the shadow is. 0.
  open var shadowOpacity: Float = 0
  /// How far the shadow is blurred. 3.
  open var shadowRadius: CGFloat = 3
  /// Where the shadow falls. Up by 3.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// A name to find the layer by.
  open var name: String?

  /// Asks for a layout of the view at the end of the turn.
  open func setNeedsLayout() {
    view?.setNeedsLayout()
  }

  /// Does the layout that is pending for the view now.
  open func layoutIfNeeded() {
    view?.layoutIfNeeded()
  }

  /// Draws nothing here.
  open func setNeedsDisplay() {}

  // MARK: The tree

  /// The layer that holds this one.
  open var superlayer: CALayer? {
    if let source { return source.superlayer?.presentation() }
    return view?.superview?.layer ?? holder
  }

  /// The layers held, back to front: those of the view's subviews, then others; `nil` for none.
  open var sublayers: [CALayer]? {
    if let source { return source.sublayers?.compactMap { $0.presentation() } }
    let layers = (view?.subviews.map(\.layer) ?? []) + ownSublayers
    return layers.isEmpty ? nil : layers
  }

  /// Puts a layer that is no view's in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(ownSublayers.count))
  }

  /// Puts a layer that is no view's at a place among those of its kind, counted from the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    ownSublayers.insert(layer, at: min(Int(index), ownSublayers.count))
    layer.holder = self
  }

  /// Takes the layer out of its superlayer; a view's layer, the view out of its superview.
  open func removeFromSuperlayer() {
    view?.removeFromSuperview()
    holder?.ownSublayers.removeAll { $0 === self }
    holder = nil
  }

  /// Whether `point`, in the layer's own space, is in the bounds.
  open func contains(_ point: CGPoint) -> Bool {
    bounds.hasInside(point)
  }

  /// The layer furthest down that contains `point`, which is in the superlayer's space; of siblings, the one in front.
  ///
  /// Views do not ask this. ``zPosition`` does not matter. Source: Apple's page of this method [D]; "iOS Core Animation:
  /// Advanced Techniques" for the z position [O]; that hidden layers are left out is inferred [I].
  open func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let inside = geometry.convertFromSuperlayer(point)
    guard contains(inside) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let answer = layer.hitTest(inside) { return answer }
    }
    return self
  }

  /// Takes a point of another layer's space into this one's; `nil` means the root's superlayer.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    pointFromRoot(layer?.pointInRoot(point) ?? point)
  }

  /// Takes a point of this layer's space into another one's; `nil` means the root's superlayer.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let up = pointInRoot(point)
    return layer?.pointFromRoot(up) ?? up
  }

  // MARK: What is shown

  /// The layer as it is shown now, animations included: a copy that stays as it is.
  ///
  /// `nil` for a layer that is in no window, and so not shown. The copy's superlayer and sublayers are copies too.
  /// Source: Apple's page of this method [D]; that none is there outside of a window is inferred [I].
  open func presentation() -> Self? {
    guard let view, view.window != nil else {
      guard isShown else { return nil }
      return makeSnapshot(geometry: geometry, opacity: opacity, isHidden: isHidden)
    }
    return makeSnapshot(
      geometry: view.shownGeometry, opacity: Float(view.shownValues.opacity), isHidden: view.isHidden)
  }

  /// The layer that this one shows, where this one came from ``presentation()``; else itself.
  open func model() -> Self {
    (source as? Self) ?? self
  }

  /// Ends all animations of the layer; what is set is what is shown from now on.
  open func removeAllAnimations() {
    view?.interruptAnimations()
  }

  /// Ends the animations of a property.
  open func removeAnimation(forKey key: String) {
    view?.animations?.interrupt { $0.change.key.rawValue == key }
  }

  /// The properties that are animated, in the order in which that began; `nil` for none.
  open func animationKeys() -> [String]? {
    guard let running = view?.animations?.running, !running.isEmpty else { return nil }
    var keys: [String] = []
    for animation in running where !keys.contains(animation.change.key.rawValue) {
      keys.append(animation.change.key.rawValue)
    }
    return keys
  }
}

extension UIView {
  /// ``layer`` without overrides.
  final var madeLayer: CALayer {
    if let backingLayer { return backingLayer }
    let layer = _LayerPrototype.make(Self.layerClass as? CALayer.Type ?? CALayer.self)
    layer.view = self
    backingLayer = layer
    return layer
  }
}
