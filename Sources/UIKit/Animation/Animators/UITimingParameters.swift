public import Foundation

/// Which kind of timing an object stands for.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of the named curves.
  case builtin
  /// A curve of its own control points.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring.
  case composed
}

/// An object that says how an animation's progress follows its time.
@MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// Which of the parameters count.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A timing curve by its control points.
@MainActor
open class UICubicTimingParameters: UITimingCurveProvider, ObjectIdentity {
  /// The control point next to the start.
  public final let controlPoint1: CGPoint
  /// The control point next to the end.
  public final let controlPoint2: CGPoint
  /// The named curve; ``UIView/AnimationCurve/easeInOut`` where the points are given.
  public final let animationCurve: UIView.AnimationCurve
  private final let isNamed: Bool

  /// Makes the system's default curve.
  /// Source: its control points are Core Animation's default timing function's, as the CSS easing module's `ease` [R].
  public init() {
    controlPoint1 = CGPoint(x: 0.25, y: 0.1)
    controlPoint2 = CGPoint(x: 0.25, y: 1)
    animationCurve = .easeInOut
    isNamed = false
  }

  /// Makes a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    if case .cubic(let cubic) = curve.timing {
      controlPoint1 = cubic.point1
      controlPoint2 = cubic.point2
    } else {
      controlPoint1 = .zero
      controlPoint2 = CGPoint(x: 1, y: 1)
    }
    animationCurve = curve
    isNamed = true
  }

  /// Makes a curve from its two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    controlPoint1 = point1
    controlPoint2 = point2
    animationCurve = .easeInOut
    isNamed = false
  }

  /// Built in for a named curve.
  public final var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// Itself.
  public final var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public final var springTimingParameters: UISpringTimingParameters? { nil }

  final var timing: AnimationTiming {
    isNamed
      ? animationCurve.timing
      : .cubic(CubicCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y))
  }
}

/// A spring's timing, for an animator.
@MainActor
open class UISpringTimingParameters: UITimingCurveProvider, ObjectIdentity {
  /// Velocity at the start, along x and y, 1 being the whole way in a second. What is no place takes that along x.
  public final let initialVelocity: CGVector
  private final let spring: Spring?
  private final let dampingRatio: CGFloat

  /// Makes the system's own spring, which takes its own time.
  ///
  /// Source: Apple's page: a damping ratio of 4.56 [D], which is that of mass 3, stiffness 1000 and damping 500, the numbers
  /// seen in UIKit's own animations [O].
  public convenience init() {
    self.init(mass: 3, stiffness: 1_000, damping: 500, initialVelocity: .zero)
  }

  /// Makes a spring that comes to rest within the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    initialVelocity = velocity
    spring = nil
  }

  /// Makes a spring that comes to rest within the animator's duration and begins at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring that takes the time it needs; the animator's duration does not count.
  /// Source: Apple's page of UIViewPropertyAnimator's `init(duration:timingParameters:)` [D].
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    self.spring = spring
    dampingRatio = spring.dampingRatio
    initialVelocity = velocity
  }

  /// A spring.
  public final var timingCurveType: UITimingCurveType { .spring }
  /// None.
  public final var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public final var springTimingParameters: UISpringTimingParameters? { self }

  final func timing(for duration: TimeInterval) -> AnimationTiming {
    guard let spring else { return .spring(dampingRatio: dampingRatio, velocity: initialVelocity, duration: duration) }
    return .spring(settling: spring, velocity: initialVelocity)
  }
}

extension UITimingCurveProvider {
  /// The timing for an animator's duration.
  func timing(for duration: TimeInterval) -> AnimationTiming {
    springTimingParameters?.timing(for: duration) ?? cubicTimingParameters?.timing ?? .linear
  }
}
