public import Foundation

extension UIScrollView {
  /// The factor by which the velocity decreases per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate, between 0 and 1.
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate. Source: Apple's page [D].
    public static let normal = DecelerationRate(rawValue: PlatformBehavior().decelerationRateNormal)
    /// A rate with a short deceleration. Source: Apple's page [D].
    public static let fast = DecelerationRate(rawValue: PlatformBehavior().decelerationRateFast)
  }

  /// When the safe area is added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As ``scrollableAxes``. The extra rule for a controller's only scroll view is not modelled.
    case automatic = 0
    /// Along the axes on which the content can scroll.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// A phase of scrolling that outcomes report.
  package enum Moment: String, Sendable {
    case willBeginDragging
    case didEndDragging
    case didEndDecelerating
  }
}
