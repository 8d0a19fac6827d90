public import Foundation

/// The looks of a layer that few apps set, and the values that an app stores in it.
@MainActor
final class LayerLooks {
  var contentsGravity = CALayerContentsGravity.resize
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  var allowsEdgeAntialiasing = false
  var needsDisplayOnBoundsChange = false
  var isGeometryFlipped = false
  var sublayerTransform = CATransform3DIdentity
  var anchorPointZ: CGFloat = 0
  var actions: [String: any CAAction]?
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var style: [AnyHashable: Any]?
  var keyed: [String: Any] = [:]
}

// The following have no effect on touches.
extension CALayer {
  private final var looks: LayerLooks {
    if let storedLayerLooks { return storedLayerLooks }
    let looks = LayerLooks()
    storedLayerLooks = looks
    return looks
  }

  public final var contentsGravity: CALayerContentsGravity {
    get { storedLayerLooks?.contentsGravity ?? .resize }
    set { looks.contentsGravity = newValue }
  }
  public final var contentsRect: CGRect {
    get { storedLayerLooks?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { looks.contentsRect = newValue }
  }
  public final var contentsCenter: CGRect {
    get { storedLayerLooks?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { looks.contentsCenter = newValue }
  }
  public final var magnificationFilter: CALayerContentsFilter {
    get { storedLayerLooks?.magnificationFilter ?? .linear }
    set { looks.magnificationFilter = newValue }
  }
  public final var minificationFilter: CALayerContentsFilter {
    get { storedLayerLooks?.minificationFilter ?? .linear }
    set { looks.minificationFilter = newValue }
  }
  public final var minificationFilterBias: Float {
    get { storedLayerLooks?.minificationFilterBias ?? 0 }
    set { looks.minificationFilterBias = newValue }
  }
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { looks.edgeAntialiasingMask }
    set { looks.edgeAntialiasingMask = newValue }
  }
  public final var allowsEdgeAntialiasing: Bool {
    get { storedLayerLooks?.allowsEdgeAntialiasing ?? false }
    set { looks.allowsEdgeAntialiasing = newValue }
  }
  public final var needsDisplayOnBoundsChange: Bool {
    get { storedLayerLooks?.needsDisplayOnBoundsChange ?? false }
    set { looks.needsDisplayOnBoundsChange = newValue }
  }
  /// Whether `y` points up in the layer. Where it is set, the outcomes that follow are unknown.
  public final var isGeometryFlipped: Bool {
    get { storedLayerLooks?.isGeometryFlipped ?? false }
    set {
      looks.isGeometryFlipped = newValue
      if newValue { Unmodelled.note("the geometry of a layer was flipped, and that is not modelled") }
    }
  }
  /// A transform of the sublayers. Where it is not the identity, the outcomes that follow are unknown.
  public final var sublayerTransform: CATransform3D {
    get { storedLayerLooks?.sublayerTransform ?? CATransform3DIdentity }
    set {
      looks.sublayerTransform = newValue
      if newValue != CATransform3DIdentity {
        Unmodelled.note("a layer has a transform of its sublayers, and these are not modelled")
      }
    }
  }
  public final var anchorPointZ: CGFloat {
    get { storedLayerLooks?.anchorPointZ ?? 0 }
    set { looks.anchorPointZ = newValue }
  }
  public final var actions: [String: any CAAction]? {
    get { storedLayerLooks?.actions }
    set { looks.actions = newValue }
  }
  public final var filters: [Any]? {
    get { storedLayerLooks?.filters }
    set { looks.filters = newValue }
  }
  public final var backgroundFilters: [Any]? {
    get { storedLayerLooks?.backgroundFilters }
    set { looks.backgroundFilters = newValue }
  }
  public final var compositingFilter: Any? {
    get { storedLayerLooks?.compositingFilter }
    set { looks.compositingFilter = newValue }
  }
  public final var style: [AnyHashable: Any]? {
    get { storedLayerLooks?.style }
    set { looks.style = newValue }
  }
  public final var visibleRect: CGRect { bounds }

  // MARK: Values by key: a layer stores those of the app

  public final func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a number of the transform, the position or the opacity, or stores a value of the app.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let number = (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat ?? 0
    switch keyPath {
    case "transform.scale": transform = CATransform3DMakeScale(number, number, 1)
    case "transform.rotation", "transform.rotation.z": transform = CATransform3DMakeRotation(number, 0, 0, 1)
    case "transform.translation.x": transform.m41 = number
    case "transform.translation.y": transform.m42 = number
    case "position.x": position.x = number
    case "position.y": position.y = number
    case "bounds.size.width": bounds.size.width = number
    case "bounds.size.height": bounds.size.height = number
    case "opacity": opacity = Float(number)
    case "cornerRadius": cornerRadius = number
    default: looks.keyed[keyPath] = value
    }
  }
  public final func value(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "transform.scale", "transform.scale.x":
      (transform.m11 * transform.m11 + transform.m12 * transform.m12).squareRoot()
    case "transform.rotation", "transform.rotation.z":
      CGFloat(atan2(Double(transform.m12), Double(transform.m11)))
    case "transform.translation.x": transform.m41
    case "transform.translation.y": transform.m42
    case "position": position
    case "position.x": position.x
    case "position.y": position.y
    case "bounds": bounds
    case "bounds.size.width": bounds.width
    case "bounds.size.height": bounds.height
    case "opacity": opacity
    case "cornerRadius": cornerRadius
    default: storedLayerLooks?.keyed[keyPath]
    }
  }

  // MARK: Rectangles and times

  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(enclosing: r.corners.map { convert($0, from: l) })
  }
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(enclosing: r.corners.map { convert($0, to: l) })
  }
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = ownSublayers.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(index))
  }
}
