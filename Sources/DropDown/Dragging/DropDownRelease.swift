public import Foundation

/// Where the modal view goes when the finger lifts, and how long that takes.
///
/// The direction of the finger decides alone, however far it has come. Two bugs of the original are kept: where the finger
/// rests, it is the bar's own place that is asked and not the modal view's, so that the view goes up; and the time is then a
/// division by zero, which is no number for a bar at 0 and slips through both comparisons.
/// Source: Dalein/VCTransition, `pan:` [S].
public struct DropDownRelease: Sendable {
  /// Whether the modal view goes up.
  public let isUp: Bool
  /// Seconds: from 0.2 to 0.4, or no number.
  public let duration: TimeInterval

  /// - Parameters:
  ///   - velocityY: Points in a second, downwards.
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
