public import Foundation

/// Creates layers of a class that is known only at run time, as ``CellPrototype`` creates cells.
@preconcurrency @MainActor
@_spi(Instrumentation) open class LayerPrototype: CALayer {
  /// Never runs here: `make` calls it through the vtable of another class, as in ``CellPrototype``.
  public required override init() {
    super.init()
  }

  /// Never runs here: `make` calls it through the vtable of another class, as in ``CellPrototype``.
  public required override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Not used.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Creates a layer of `layerClass`.
  @inline(never)
  static func make(_ layerClass: CALayer.Type) -> CALayer {
    unsafeBitCast(layerClass, to: LayerPrototype.Type.self).init()
  }

  /// Creates a layer of the class of `layer` with its values.
  @inline(never)
  static func make<Layer: CALayer>(copying layer: Layer) -> Layer {
    let layerClass: CALayer.Type = type(of: layer)
    let copy: CALayer = unsafeBitCast(layerClass, to: LayerPrototype.Type.self).init(layer: layer)
    return unsafeDowncast(copy, to: Layer.self)
  }
}
