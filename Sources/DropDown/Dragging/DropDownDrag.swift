public import Foundation

/// The positions of the two views during a drag.
///
/// There is no upper limit: a drag longer than the view scales the presenter beyond its size. The original computes
/// scale and alpha with 32 bits; the 64 bits here make no difference to hit testing.
/// Source: Dalein/VCTransition, `pan:` [S].
public struct DropDownDrag: Sendable, Equatable {
  /// The top of the modal view, in the container's space.
  public let y: CGFloat
  /// The scale of the presenter's view.
  public let scale: CGFloat
  /// The alpha of the presenter's view.
  public let alpha: CGFloat

  /// The positions for a translation in points and a height of the modal view. `nil` for a translation that is ignored:
  /// one that is not downwards.
  public init?(translation: CGFloat, height: CGFloat, metrics: DropDownMetrics = DropDownMetrics()) {
    if translation < 0.1 { return nil }
    let part = translation / height
    y = part * height + metrics.topOffset
    scale = metrics.minimumScale + (1 - metrics.minimumScale) * part
    alpha = metrics.minimumAlpha + (1 - metrics.minimumAlpha) * part
  }
}
