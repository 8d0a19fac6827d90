public import Foundation

/// The alpha of a backdrop behind an overlay as a function of the overlay's height.
///
/// The first release's example computes it so, because that release has no translation progress: during a drag from the
/// new height, in an animation from the notch's height. Source: OverlayContainer's example at 74003c4 [S].
public struct OverlayBackdrop: Hashable, Sendable {
  /// The height at which the alpha is 0.
  public var minimumHeight: CGFloat
  /// The height at which the alpha is 1.
  public var maximumHeight: CGFloat

  /// Creates a backdrop from the heights of the lowest and the highest notch.
  public init(minimumHeight: CGFloat, maximumHeight: CGFloat) {
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
  }

  /// The alpha at a height: below 0 and above 1 beyond the notches; NaN when both heights are equal.
  public func alpha(atHeight height: CGFloat) -> CGFloat {
    1 - (maximumHeight - height) / (maximumHeight - minimumHeight)
  }
}
