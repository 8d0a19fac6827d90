public import Foundation

/// The numbers of a drop-down controller; the defaults are the original's constants.
///
/// Source: Dalein/VCTransition, `GITransition.h` and `GITransition.m` [S].
public struct DropDownMetrics: Sendable, Equatable {
  /// Points between the top of the container and the modal view when it is up: `kModalViewYOffset`.
  public var topOffset: CGFloat = 44
  /// Points of the modal view that stay in sight when it is down: `kModalViewNavBarHeight`.
  public var bottomBarHeight: CGFloat = 50
  /// The scale of the presenter's view while the modal view is up.
  public var minimumScale: CGFloat = 0.9
  /// The alpha of the presenter's view while the modal view is up.
  public var minimumAlpha: CGFloat = 0.6
  /// Seconds that presenting and dismissing take.
  public var duration: TimeInterval = 1

  /// The original's numbers.
  public init() {}
}
