import Foundation

/// The distance that touches must move before a pan begins.
struct PanThreshold {
  let distance: CGFloat
  let metric: PlatformBehavior.PanMetric

  /// The platform's threshold.
  @MainActor static var current: PanThreshold {
    let platform = PlatformBehavior.current
    return PanThreshold(
      distance: EngineFault.panThreshold.isInjected ? 0 : platform.panThreshold, metric: platform.panMetric)
  }

  /// Whether a movement from the start reaches the threshold.
  func isReached(by way: CGPoint) -> Bool {
    switch metric {
    case .euclidean: way.x * way.x + way.y * way.y >= distance * distance
    case .perAxis: max(abs(way.x), abs(way.y)) >= distance
    }
  }

  /// The point at which the straight line between two positions crosses the threshold. The movement up to it is not
  /// counted.
  ///
  /// One large move therefore equals many small ones on the same line.
  /// Source: EarlGrey's tests scroll by exactly the length of the drag less ten points [T]; their drags have steps of
  /// ten points, so that a single step over the threshold counts its excess is inferred [I].
  func crossing(from before: CGPoint, to after: CGPoint) -> CGPoint {
    let step = CGPoint(x: after.x - before.x, y: after.y - before.y)
    switch metric {
    case .euclidean:
      let a = step.x * step.x + step.y * step.y
      guard a > 0 else { return onCircle(after) }
      let b = before.x * step.x + before.y * step.y
      let c = before.x * before.x + before.y * before.y - distance * distance
      let part = c >= 0 ? 0 : (-b + (b * b - a * c).squareRoot()) / a
      return onCircle(CGPoint(x: before.x + part * step.x, y: before.y + part * step.y))
    case .perAxis:
      var crossing = after
      var earliest = CGFloat.infinity
      for (isX, start, way, end) in [(true, before.x, step.x, after.x), (false, before.y, step.y, after.y)]
      where abs(end) >= distance && way != 0 {
        let edge = end < 0 ? -distance : distance
        let part = max((edge - start) / way, 0)
        guard part < earliest else { continue }
        earliest = part
        crossing =
          isX ? CGPoint(x: edge, y: before.y + part * step.y) : CGPoint(x: before.x + part * step.x, y: edge)
      }
      return crossing
    }
  }

  /// The point in the same direction exactly at the threshold. A movement along one axis has no rounding error.
  private func onCircle(_ place: CGPoint) -> CGPoint {
    let length = (place.x * place.x + place.y * place.y).squareRoot()
    guard length > 0 else { return .zero }
    return CGPoint(x: place.x / length * distance, y: place.y / length * distance)
  }
}
