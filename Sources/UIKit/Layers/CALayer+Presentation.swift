import Foundation

extension CALayer {
  /// The values that the layer shows now, with the animations that code added.
  final func shown(_ geometry: LayerGeometry, _ opacity: Float) -> ShownLayer {
    var shown = ShownLayer(geometry: geometry, opacity: opacity)
    let now = CACurrentMediaTime()
    if !addedAnimations.isEmpty, hasOwnTime {
      Unmodelled.note(
        "code asks for what an animated layer shows that has a `speed` or a `timeOffset`, which is not modelled")
    }
    for added in addedAnimations where !added.apply(to: &shown, at: now) {
      Unmodelled.note("code asks for what a layer shows during \(added.text), which is not modelled")
    }
    return shown
  }

  /// Whether this layer, or one above it, has another time than the app.
  private final var hasOwnTime: Bool {
    sequence(first: self, next: \.superlayer).contains { $0.speed != 1 || $0.timeOffset != 0 }
  }

  /// Ends the animations of a layer that leaves its window, and those of its sublayers that belong to no view.
  final func leaveWindow() {
    removeAddedAnimations { _ in true }
    for layer in ownSublayers { layer.leaveWindow() }
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
