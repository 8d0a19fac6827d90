public import Foundation

/// Dismisses a sheet when the released overlay goes below a height, or when the drag was fast enough downwards.
///
/// It never dismisses during a drag. The default height is that of the lowest notch, below which there is no notch, so
/// by default only a fast drag dismisses.
/// Source: OverlayContainer at df49c8f, `ThresholdOverlayContainerSheetDismissalPolicy` [S].
public struct ThresholdOverlayContainerSheetDismissalPolicy: OverlayContainerSheetDismissalPolicy, Sendable {
  /// The height below which a sheet is dismissed.
  public enum Position: Hashable, Sendable {
    /// Never dismiss by height.
    case none
    /// The height of a notch.
    case notch(index: Int)
    /// A height in points.
    case translationHeight(CGFloat)
  }

  /// The downward velocity above which a sheet is dismissed, in points per second.
  public enum Velocity: Hashable, Sendable {
    /// Never dismiss by velocity.
    case none
    /// A velocity.
    case value(CGFloat)
  }

  /// The velocity above which the sheet is dismissed. Default: 2400.
  public var dismissingVelocity: Velocity
  /// The height below which the sheet is dismissed. Default: the lowest notch.
  public var dismissingPosition: Position

  public nonisolated init(dismissingVelocity: Velocity = .value(2_400), dismissingPosition: Position = .notch(index: 0))
  {
    self.dismissingVelocity = dismissingVelocity
    self.dismissingPosition = dismissingPosition
  }

  /// Whether the overlay goes below the height or exceeds the velocity.
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
