public import Foundation

/// What differs between versions of the system, or is in dispute between sources: data, in one place.
///
/// Set ``current`` before views are made; views remember what they derive from it.
public struct PlatformBehavior: Hashable, Sendable {
  /// The behaviour that UIKit's objects follow.
  @MainActor public static var current = PlatformBehavior()

  /// At which alpha a view stops taking touches.
  public enum AlphaRule: String, Hashable, Sendable {
    /// Below 0.01, with alpha stored as a 32-bit float (so that 0.01 itself is below).
    /// Source: Apple's page of `hitTest(_:with:)` [D]; the storage is inferred [I].
    case lessThan
    /// At or below 0.01. Source: several reimplementations [R].
    case lessThanOrEqual
  }

  /// At which alpha a view stops taking touches.
  public var alphaRule: AlphaRule = .lessThan
  /// Whether a disabled control is still found by a hit test, and swallows the touch.
  /// Source: calabash-ios #1217, nextcloud/ios #4195 say no [O]; two reimplementations say yes [R].
  public var disabledControlIsHit = false
  /// Points that a tracked touch may leave a control's bounds on every side and still count as inside.
  /// Source: measured on devices, Stack Overflow 14340122 and others [O].
  public var controlTrackingSlop: CGFloat = 70
  /// Seconds from one touch's end to the next one's begin within which the second counts as a further tap.
  /// Source: reimplementations [R]; a gap of 0.15 s passes on devices [T].
  public var multiTapInterval: TimeInterval = 0.35
  /// Points, in each axis, within which the second touch of a double tap must begin.
  /// Source: reimplementations [R].
  public var multiTapDistance: CGFloat = 45
  /// How many times a new touch is hit-tested; the last answer counts.
  /// Source: openradar 20350412 and compose-multiplatform #1079 saw two or three [O]; that the last counts is inferred [I].
  public var hitTestPassesPerTouch = 2
  /// Whether `UITransitionView` has a `hitTest(_:with:)` of its own.
  /// Source: runtime headers: not in iOS 7.0, there in 8.3 and 9 [O].
  public var transitionViewOverridesHitTest = true

  /// The behaviour of a current iPhone.
  public init() {}
}
