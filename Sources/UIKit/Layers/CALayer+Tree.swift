public import Foundation

extension CALayer {
  /// The layer that holds this one.
  public final var superlayer: CALayer? {
    if let source { return source.superlayer?.presentation() }
    return view?.superview?.layer ?? holder
  }

  /// The layers held, back to front: those of the view's subviews, then others; `nil` for none.
  public final var sublayers: [CALayer]? {
    if let source { return source.sublayers?.compactMap { $0.presentation() } }
    let layers = (view?.subviews.map(\.layer) ?? []) + ownSublayers
    return layers.isEmpty ? nil : layers
  }

  /// Puts a layer that is no view's in front of the others.
  public final func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(ownSublayers.count))
  }

  /// Puts a layer that is no view's at a place among those of its kind, counted from the back.
  public final func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    ownSublayers.insert(layer, at: min(Int(index), ownSublayers.count))
    layer.holder = self
  }

  /// Takes the layer out of its superlayer; a view's layer, the view out of its superview.
  public final func removeFromSuperlayer() {
    view?.removeFromSuperview()
    holder?.ownSublayers.removeAll { $0 === self }
    holder = nil
  }

  /// Whether `point`, in the layer's own space, is in the bounds.
  public final func contains(_ point: CGPoint) -> Bool {
    bounds.hasInside(point)
  }

  /// The layer furthest down that contains `point`, which is in the superlayer's space; of siblings, the one in front.
  ///
  /// Views do not ask this. ``zPosition`` does not matter. Source: Apple's page of this method [D]; "iOS Core Animation:
  /// Advanced Techniques" for the z position [O]; that hidden layers are left out is inferred [I].
  public final func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let inside = geometry.convertFromSuperlayer(point)
    guard contains(inside) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let answer = layer.hitTest(inside) { return answer }
    }
    return self
  }

  /// Takes a point of another layer's space into this one's; `nil` means the root's superlayer.
  public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    pointFromRoot(layer?.pointInRoot(point) ?? point)
  }

  /// Takes a point of this layer's space into another one's; `nil` means the root's superlayer.
  public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let up = pointInRoot(point)
    return layer?.pointFromRoot(up) ?? up
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    let up = geometry.convertToSuperlayer(point)
    return superlayer?.pointInRoot(up) ?? up
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    geometry.convertFromSuperlayer(superlayer?.pointFromRoot(point) ?? point)
  }
}
