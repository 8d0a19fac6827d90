import Foundation

extension CALayer {
  /// The values that the layer shows now, with the animations that code added.
  final func shown(_ geometry: LayerGeometry, _ opacity: Float) -> ShownLayer {
    var shown = ShownLayer(geometry: geometry, opacity: opacity)
    let now = CACurrentMediaTime()
    for added in addedAnimations where !added.apply(to: &shown, at: now) {
      Unmodelled.note("code asks for what a layer shows during \(added.text), which is not modelled")
    }
    return shown
  }

  /// Ends animations before their time.
  final func removeAddedAnimations(where isMeant: (LayerAnimation) -> Bool) {
    guard !addedAnimations.isEmpty else { return }
    let ended = addedAnimations.filter(isMeant)
    addedAnimations.removeAll { one in ended.contains { $0 === one } }
    for one in ended { one.tellEnd(isFinished: false) }
  }

  final var isShown: Bool {
    var layer: CALayer? = self
    while let known = layer {
      if let view = known.view { return view.window != nil }
      layer = known.superlayer
    }
    return false
  }
}
