public import Foundation

/// The constants of a drop-down controller. The defaults are the original's.
///
/// Source: Dalein/VCTransition, `GITransition.h` and `GITransition.m` [S].
public struct DropDownMetrics: Sendable, Equatable {
  /// The distance from the container's top to the raised modal view, in points: `kModalViewYOffset`.
  public var topOffset: CGFloat = 44
  /// The visible height of the lowered modal view, in points: `kModalViewNavBarHeight`.
  public var bottomBarHeight: CGFloat = 50
  /// The scale of the presenter's view while the modal view is raised.
  public var minimumScale: CGFloat = 0.9
  /// The alpha of the presenter's view while the modal view is raised.
  public var minimumAlpha: CGFloat = 0.6
  /// The duration of presenting and dismissing, in seconds.
  public var duration: TimeInterval = 1

  public init() {}
}
