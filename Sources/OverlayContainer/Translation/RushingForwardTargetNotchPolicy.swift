public import Foundation

/// Lets an overlay go to the notch that it would be at in a moment, or, if the finger was fast, on in the finger's direction.
///
/// A fast finger chooses between the two notches that are nearest to where the overlay would be. Those need not lie on either side
/// of it: with notches at 100, 200 and 1000, an overlay at 300 that is flicked up at 500 points per second goes *down* to
/// 200. That is kept. Source: OverlayContainer, `RushingForwardTargetNotchPolicy`, at 74003c4 and df49c8f [S].
@MainActor
public final class RushingForwardTargetNotchPolicy: OverlayTranslationTargetNotchPolicy {
  /// The release that the policy behaves as: 1.0.0 knows of no notch that is not reachable.
  public let version: OverlayContainerVersion
  /// The speed, in points per second, above which the overlay goes on in the finger's direction. 400.
  public var minimumVelocity: CGFloat = 400
  /// For how many seconds the overlay is thought to go on at the finger's speed. 0.1.
  public var minimumDuration: CGFloat = 0.1

  /// Makes the policy of a release.
  public init(version: OverlayContainerVersion = .v3_5_3) {
    self.version = version
  }

  /// The index of the notch; 0 where there is none to go to. Of two that are as near, the lower one.
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
