import Foundation

extension CALayer {
  final var isShown: Bool {
    var layer: CALayer? = self
    while let known = layer {
      if let view = known.view { return view.window != nil }
      layer = known.superlayer
    }
    return false
  }
}
