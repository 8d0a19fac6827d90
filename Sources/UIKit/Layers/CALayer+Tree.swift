import Foundation

extension CALayer {
  final func pointInRoot(_ point: CGPoint) -> CGPoint {
    let up = geometry.convertToSuperlayer(point)
    return superlayer?.pointInRoot(up) ?? up
  }

  final func pointFromRoot(_ point: CGPoint) -> CGPoint {
    geometry.convertFromSuperlayer(superlayer?.pointFromRoot(point) ?? point)
  }
}
