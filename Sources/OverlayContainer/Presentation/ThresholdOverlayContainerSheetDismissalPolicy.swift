public import Foundation

/// Dismisses a sheet whose overlay is let go of and goes below a height, or was flicked down.
///
/// Never while a finger holds it. With the lowest notch as the height, which it is by itself, no notch is below; so only a flick
/// dismisses. Source: OverlayContainer at df49c8f, `ThresholdOverlayContainerSheetDismissalPolicy` [S].
public struct ThresholdOverlayContainerSheetDismissalPolicy: OverlayContainerSheetDismissalPolicy, Sendable {
  /// The height below which a sheet is dismissed.
  public enum Position: Hashable, Sendable {
    /// None.
    case none
    /// A notch's.
    case notch(index: Int)
    /// A number of points.
    case translationHeight(CGFloat)
  }

  /// The speed above which a sheet is dismissed, down, in points per second.
  public enum Velocity: Hashable, Sendable {
    /// None.
    case none
    /// A speed.
    case value(CGFloat)
  }

  /// The speed above which the sheet is dismissed. 2400.
  public var dismissingVelocity: Velocity
  /// The height below which the sheet is dismissed. The lowest notch's.
  public var dismissingPosition: Position

  /// Makes a policy.
  public nonisolated init(dismissingVelocity: Velocity = .value(2_400), dismissingPosition: Position = .notch(index: 0))
  {
    self.dismissingVelocity = dismissingVelocity
    self.dismissingPosition = dismissingPosition
  }

  /// Whether the overlay goes below the height, or was as fast.
  public func shouldDismiss(using context: any OverlayContainerSheetDismissalPolicyContext) -> Bool {
    guard !context.isDragging else { return false }
    let limit: CGFloat? =
      switch dismissingPosition {
      case .none: nil
      case .notch(let index): context.height(forNotchAt: index)
      case .translationHeight(let height): height
      }
    if let limit, context.targetTranslationHeight < limit { return true }
    guard case .value(let speed) = dismissingVelocity else { return false }
    return context.velocity.y > speed
  }
}
