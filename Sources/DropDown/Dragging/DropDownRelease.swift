public import Foundation

/// The target of the modal view at the end of a drag, and the duration of the movement.
///
/// Only the direction of the velocity counts, not the distance. Two bugs of the original are kept. At zero velocity the
/// bar's position is read instead of the modal view's, so the view goes up. The duration is then a division by zero,
/// which is NaN for a bar at 0 and passes both comparisons.
/// Source: Dalein/VCTransition, `pan:` [S].
public struct DropDownRelease: Sendable {
  /// Whether the modal view moves up.
  public let isUp: Bool
  /// The duration in seconds, from 0.2 to 0.4, or NaN.
  public let duration: TimeInterval

  /// - Parameters:
  ///   - velocityY: Points per second, positive down.
  ///   - barY: The top of the bar in its superview.
  ///   - height: The height of the modal view.
  public init(velocityY: CGFloat, barY: CGFloat, height: CGFloat) {
    isUp = velocityY < 0 || (velocityY == 0 && barY < height / 2)
    var duration = (isUp ? barY : height - barY) / velocityY
    if duration < 0.2 {
      duration = 0.2
    } else if duration > 0.4 {
      duration = 0.4
    }
    self.duration = duration
  }
}
