public import Foundation

extension UIScrollView {
  /// What is left of the velocity of content in motion after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate as a number between 0 and 1.
    public let rawValue: CGFloat

    /// Makes a rate from a number between 0 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate. Source: Apple's page [D].
    public static let normal = DecelerationRate(rawValue: PlatformBehavior().decelerationRateNormal)
    /// A rate at which content comes to rest soon. Source: Apple's page [D].
    public static let fast = DecelerationRate(rawValue: PlatformBehavior().decelerationRateFast)
  }

  /// When the safe area adds to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As ``scrollableAxes``. That a controller's only scroll view gets more is not modelled.
    case automatic = 0
    /// Along the axes that the content moves along.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// A moment of scrolling that results speak of.
  public enum Moment: String, Sendable {
    /// A finger begins to drag.
    case willBeginDragging
    /// A finger has lifted.
    case didEndDragging
    /// Content in motion has come to rest.
    case didEndDecelerating
  }
}
