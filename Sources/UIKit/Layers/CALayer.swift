public import Foundation

/// What a view is drawn with: here a view's geometry under Core Animation's names, and what is shown while it is animated.
///
/// The layer of a view has no values of its own but reads and sets the view's; other layers hold theirs and are never hit.
/// No value that only looks have is looked at by the hit test of views, ``zPosition``, ``cornerRadius`` and ``mask`` included.
/// Source: hit tests keep to the order of subviews, two observations [O].
@MainActor
open class CALayer: ObjectIdentity {
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
  public required init() {}

  isolated deinit {
    for layer in ownSublayers { layer.holder = nil }
  }

  /// What stands for this layer at one moment.
  final func makeSnapshot(geometry: LayerGeometry, opacity: Float, isHidden: Bool) -> Self {
    let snapshot = Self()
    snapshot.ownGeometry = geometry
    snapshot.ownOpacity = opacity
    snapshot.isOwnHidden = isHidden
    snapshot.zPosition = zPosition
    snapshot.cornerRadius = cornerRadius
    snapshot.masksToBounds = masksToBounds
    snapshot.name = name
    snapshot.source = self
    return snapshot
  }

  final var geometry: LayerGeometry {
    guard let view else { return ownGeometry }
    return LayerGeometry(
      position: view.center, bounds: view.bounds, anchorPoint: view.anchorPoint, transform: view.transform)
  }

  /// The smallest upright rectangle around the layer in its superlayer's space.
  public final var frame: CGRect {
    get { view?.frame ?? ownGeometry.frame }
    set { if let view { view.frame = newValue } else { ownGeometry.frame = newValue } }
  }

  /// The layer's rectangle in its own space.
  public final var bounds: CGRect {
    get { view?.bounds ?? ownGeometry.bounds }
    set { if let view { view.bounds = newValue } else { ownGeometry.bounds = newValue } }
  }

  /// Where the anchor point is, in the superlayer's space.
  public final var position: CGPoint {
    get { view?.center ?? ownGeometry.position }
    set { if let view { view.center = newValue } else { ownGeometry.position = newValue } }
  }

  /// The point that ``position`` places, as parts of the bounds' size.
  public final var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? ownGeometry.anchorPoint }
    set { if let view { view.anchorPoint = newValue } else { ownGeometry.anchorPoint = newValue } }
  }

  /// The map about the anchor point.
  public final func affineTransform() -> CGAffineTransform {
    view?.transform ?? ownGeometry.transform
  }

  /// Sets the map about the anchor point.
  public final func setAffineTransform(_ transform: CGAffineTransform) {
    if let view { view.transform = transform } else { ownGeometry.transform = transform }
  }

  /// From 0 to 1.
  public final var opacity: Float {
    get { view?.storedAlpha ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// Whether the layer is out of sight.
  public final var isHidden: Bool {
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
}

extension UIView {
  /// The layer that the view is drawn with, of the class that ``layerClass`` says.
  public final var layer: CALayer {
    if let backingLayer { return backingLayer }
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    backingLayer = layer
    return layer
  }
}
