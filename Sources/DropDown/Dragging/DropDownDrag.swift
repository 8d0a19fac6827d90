public import Foundation

/// Where a drag has the two views.
///
/// There is no upper limit: a drag longer than the view scales the presenter beyond its size. The original reckons scale and
/// alpha with 32 bits; here they have 64, which no touch can tell.
/// Source: Dalein/VCTransition, `pan:` [S].
public struct DropDownDrag: Sendable, Equatable {
  /// The top of the modal view, in the container's space.
  public let y: CGFloat
  /// The scale of the presenter's view.
  public let scale: CGFloat
  /// The alpha of the presenter's view.
  public let alpha: CGFloat

  /// Where a drag over `translation` points has the views; `height` is that of the modal view. `nil` where the drag is
  /// ignored: the finger is not below the place where the gesture began.
  public init?(translation: CGFloat, height: CGFloat, metrics: DropDownMetrics = DropDownMetrics()) {
    if translation < 0.1 { return nil }
    let part = translation / height
    y = part * height + metrics.topOffset
    scale = metrics.minimumScale + (1 - metrics.minimumScale) * part
    alpha = metrics.minimumAlpha + (1 - metrics.minimumAlpha) * part
  }
}
