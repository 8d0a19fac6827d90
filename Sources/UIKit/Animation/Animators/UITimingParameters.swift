public import Foundation

/// The type of a timing curve.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// A named curve.
  case builtin
  /// A cubic Bézier curve with its own control points.
  case cubic
  case spring
  /// A curve combined with a spring.
  case composed
}

/// An object that provides the timing of an animation.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The type of the timing, which determines the parameters in use.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier timing curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The first control point.
  public final let controlPoint1: CGPoint
  /// The second control point.
  public final let controlPoint2: CGPoint
  /// The named curve; ``UIView/AnimationCurve/easeInOut`` when control points are given.
  public final let animationCurve: UIView.AnimationCurve
  private final let isNamed: Bool

  /// Creates the system's default curve.
  /// Source: its control points are those of Core Animation's default timing function, which is the CSS easing module's
  /// `ease` [R].
  public override init() {
    controlPoint1 = CGPoint(x: 0.25, y: 0.1)
    controlPoint2 = CGPoint(x: 0.25, y: 1)
    animationCurve = .easeInOut
    isNamed = false
  }

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

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    controlPoint1 = point1
    controlPoint2 = point2
    animationCurve = .easeInOut
    isNamed = false
  }

  public final var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  public final var cubicTimingParameters: UICubicTimingParameters? { self }
  public final var springTimingParameters: UISpringTimingParameters? { nil }

  final var timing: AnimationTiming {
    isNamed
      ? animationCurve.timing
      : .cubic(CubicCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y))
  }
}

/// A spring's timing for an animator.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity along x and y; 1 is the whole distance in one second. Properties other than positions use x.
  public final let initialVelocity: CGVector
  private final let spring: Spring?
  private final let dampingRatio: CGFloat

  /// Creates the system's default spring, which determines its own duration.
  ///
  /// Source: Apple's page: a damping ratio of 4.56 [D], which is that of mass 3, stiffness 1000 and damping 500, the
  /// numbers seen in UIKit's own animations [O].
  public convenience override init() {
    self.init(mass: 3, stiffness: 1_000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that settles within the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    initialVelocity = velocity
    spring = nil
  }

  /// Creates a spring that settles within the animator's duration, with zero initial velocity.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that determines its own duration; the animator's duration is ignored.
  /// Source: Apple's page of UIViewPropertyAnimator's `init(duration:timingParameters:)` [D].
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    self.spring = spring
    dampingRatio = spring.dampingRatio
    initialVelocity = velocity
  }

  public final var timingCurveType: UITimingCurveType { .spring }
  public final var cubicTimingParameters: UICubicTimingParameters? { nil }
  public final var springTimingParameters: UISpringTimingParameters? { self }

  final func timing(for duration: TimeInterval) -> AnimationTiming {
    guard let spring else { return .spring(dampingRatio: dampingRatio, velocity: initialVelocity, duration: duration) }
    return .spring(settling: spring, velocity: initialVelocity)
  }
}

extension UITimingCurveProvider {
  func timing(for duration: TimeInterval) -> AnimationTiming {
    springTimingParameters?.timing(for: duration) ?? cubicTimingParameters?.timing ?? .linear
  }
}
