public import Foundation

/// Makes layers of a class that is known only while the program runs, as ``_CellPrototype`` makes cells.
@preconcurrency @MainActor
open class _LayerPrototype: CALayer {
  /// Only called as another class's.
  public required override init() {
    super.init()
  }

  /// Only called as another class's.
  public required override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Not used.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// A new layer of `layerClass`.
  @inline(never)
  static func make(_ layerClass: CALayer.Type) -> CALayer {
    unsafeBitCast(layerClass, to: _LayerPrototype.Type.self).init()
  }

  /// A new layer of the class of `layer`, with its values.
  @inline(never)
  static func make<Layer: CALayer>(copying layer: Layer) -> Layer {
    let layerClass: CALayer.Type = type(of: layer)
    let copy: CALayer = unsafeBitCast(layerClass, to: _LayerPrototype.Type.self).init(layer: layer)
    return unsafeDowncast(copy, to: Layer.self)
  }
}
