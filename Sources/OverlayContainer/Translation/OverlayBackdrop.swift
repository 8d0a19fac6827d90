public import Foundation

/// How dark a backdrop behind an overlay is, by the overlay's height.
///
/// As the first release's example reckons it, in which nothing tells a translation's progress: once with the height that the
/// drag leads to, and in an animation with the height of the notch. Source: OverlayContainer's example at 74003c4 [S].
public struct OverlayBackdrop: Hashable, Sendable {
  /// The height at which nothing is seen of the backdrop.
  public var minimumHeight: CGFloat
  /// The height at which the backdrop is as dark as it gets.
  public var maximumHeight: CGFloat

  /// Makes a backdrop for the lowest and the highest notch.
  public init(minimumHeight: CGFloat, maximumHeight: CGFloat) {
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
  }

  /// The alpha at an overlay's height: below 0 and above 1 beyond the notches, no number where both are as high.
  public func alpha(atHeight height: CGFloat) -> CGFloat {
    1 - (maximumHeight - height) / (maximumHeight - minimumHeight)
  }
}
