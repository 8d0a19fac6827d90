public import Foundation

/// Chooses the notch nearest to the projected height or, after a fast drag, the next notch in the direction of the
/// drag.
///
/// A fast drag chooses between the two notches nearest to the projected height. Those need not lie on either side of
/// it: with notches at 100, 200 and 1000, an overlay at 300 that is flicked up at 500 points per second goes *down* to
/// 200. This is kept.
/// Source: OverlayContainer, `RushingForwardTargetNotchPolicy`, at 74003c4 and df49c8f [S].
@MainActor
public final class RushingForwardTargetNotchPolicy: OverlayTranslationTargetNotchPolicy {
  /// The release whose behaviour the policy has; 1.0.0 has no disabled notches.
  public let version: OverlayContainerVersion
  /// The velocity, in points per second, above which the overlay continues in the direction of the drag. Default: 400.
  public var minimumVelocity: CGFloat = 400
  /// The time of the projection, in seconds. Default: 0.1.
  public var minimumDuration: CGFloat = 0.1

  public init(version: OverlayContainerVersion = .v3_5_3) {
    self.version = version
  }

  /// The index of the notch; 0 when there is none. Of two equally near notches, the lower one.
  public func targetNotchIndex(using context: any OverlayContainerContextTargetNotchPolicy) -> Int {
    let speed = context.velocity.y
    let predicted = context.overlayTranslationHeight - minimumDuration * speed
    let candidates = version == .v1_0_0 ? Array(context.notchIndexes) : context.reachableIndexes
    let nearest = candidates.map { index -> (index: Int, distance: CGFloat, height: CGFloat) in
      let height = context.height(forNotchAt: index)
      return (index, abs(height - predicted), height)
    }
    .sorted { ($0.distance, $0.height, $0.index) < ($1.distance, $1.height, $1.index) }
    guard let first = nearest.first else { return 0 }
    guard nearest.count > 1, abs(speed) > minimumVelocity else { return first.index }
    return speed < 0 ? max(first.index, nearest[1].index) : min(first.index, nearest[1].index)
  }
}
