import Foundation

extension CALayer {
  /// The layer as it is shown now, animations included: a copy that stays as it is.
  ///
  /// `nil` for a layer that is in no window, and so not shown. The copy's superlayer and sublayers are copies too.
  /// Source: Apple's page of this method [D]; that none is there outside of a window is inferred [I].
  public final func presentation() -> Self? {
    guard let view, view.window != nil else {
      guard isShown else { return nil }
      return makeSnapshot(geometry: geometry, opacity: opacity, isHidden: isHidden)
    }
    return makeSnapshot(
      geometry: view.shownGeometry, opacity: Float(view.shownValues.opacity), isHidden: view.isHidden)
  }

  /// The layer that this one shows, where this one came from ``presentation()``; else itself.
  public final func model() -> Self {
    (source as? Self) ?? self
  }

  /// Ends all animations of the layer; what is set is what is shown from now on.
  public final func removeAllAnimations() {
    view?.interruptAnimations()
  }

  /// Ends the animations of a property.
  public final func removeAnimation(forKey key: String) {
    view?.animations?.interrupt { $0.change.key.rawValue == key }
  }

  /// The properties that are animated, in the order in which that began; `nil` for none.
  public final func animationKeys() -> [String]? {
    guard let running = view?.animations?.running, !running.isEmpty else { return nil }
    var keys: [String] = []
    for animation in running where !keys.contains(animation.change.key.rawValue) {
      keys.append(animation.change.key.rawValue)
    }
    return keys
  }

  private var isShown: Bool {
    var layer: CALayer? = self
    while let known = layer {
      if let view = known.view { return view.window != nil }
      layer = known.superlayer
    }
    return false
  }
}
