public import Foundation

// The touches are those of fingers, and their angles and pressure are not recorded.
extension UITouch {
  /// What of a touch is estimated.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
    public static let roll = Properties(rawValue: 16)
  }
  public final var majorRadiusTolerance: CGFloat { 0 }
  public final var maximumPossibleForce: CGFloat { 0 }
  /// A right angle, as of a finger. Source: Apple's page of this property [D].
  public final var altitudeAngle: CGFloat { .pi / 2 }
  public final var rollAngle: CGFloat { 0 }
  public final func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  public final func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  public final var estimatedProperties: Properties { [] }
  public final var estimatedPropertiesExpectingUpdates: Properties { [] }
  public final var estimationUpdateIndex: NSNumber? { nil }
  public final func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
