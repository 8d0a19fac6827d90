public import Foundation

/// Gets the beginning and the end of an animation that code adds to a layer.
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Receives the requests of a layer, which are not modelled.
public protocol CALayerDelegate: AnyObject {}
extension UIView: CALayerDelegate {}

/// The timing of layers and animations. That of animations is modelled; that of layers is stored.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CALayer: CAMediaTiming {}
extension CAAnimation: CAMediaTiming {}

/// What a layer does when a property changes. Layers do nothing by themselves here.
public protocol CAAction {}

extension NSNull: CAAction {}

/// How the first and the last value of an animation apply before and after it.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The pace of an animation, by name.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]
  /// Source of the numbers: Apple's pages of the names [D].
  public init(name: CAMediaTimingFunctionName) {
    points =
      switch name {
      case .easeIn: [0.42, 0, 1, 1]
      case .easeOut: [0, 0, 0.58, 1]
      case .easeInEaseOut: [0.42, 0, 0.58, 1]
      case .default: [0.25, 0.1, 0.25, 1]
      default: [0, 0, 1, 1]
      }
  }
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { points = [c1x, c1y, c2x, c2y] }
  /// Writes a control point of the curve: of the four, the first is 0, 0 and the last 1, 1.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [0, 0] + points + [1, 1]
    (ptr[0], ptr[1]) = (all[idx * 2], all[idx * 2 + 1])
  }
}

/// An animation of a layer. It has no effect on hit tests, which use the layer's own values; ``CALayer/presentation()`` shows it.
open class CAAnimation: NSObject, CAAction, NSCopying {
  public override init() {}
  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) { return nil }
  private var keyed: [String: Any] = [:]
  /// Stores a value of the app.
  open func setValue(_ value: Any?, forKey key: String) { keyed[key] = value }
  open func value(forKey key: String) -> Any? { keyed[key] }
  open func shouldArchiveValue(forKey key: String) -> Bool { false }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  func makeEmpty() -> CAAnimation { CAAnimation() }
  /// An animation with the same timing. Subclasses copy what they add.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeEmpty()
    (copy.delegate, copy.duration, copy.beginTime) = (delegate, duration, beginTime)
    (copy.timeOffset, copy.speed, copy.repeatCount) = (timeOffset, speed, repeatCount)
    (copy.repeatDuration, copy.autoreverses, copy.fillMode) = (repeatDuration, autoreverses, fillMode)
    (copy.isRemovedOnCompletion, copy.timingFunction, copy.keyed) = (isRemovedOnCompletion, timingFunction, keyed)
    return copy
  }
  open var preferredFrameRateRange = CAFrameRateRange.default
  open var delegate: (any CAAnimationDelegate)?
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  open var valueFunction: CAValueFunction?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CAPropertyAnimation {
      (copy.keyPath, copy.isAdditive, copy.isCumulative) = (keyPath, isAdditive, isCumulative)
      copy.valueFunction = valueFunction
    }
    return copy
  }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  override func makeEmpty() -> CAAnimation { CABasicAnimation() }
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? CABasicAnimation {
      (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    }
    return copy
  }
}

/// An animation by a spring.
open class CASpringAnimation: CABasicAnimation {
  override func makeEmpty() -> CAAnimation { CASpringAnimation() }
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false
  /// Seconds until the spring has settled, but for a thousandth of the way; see ``Spring/settlingDuration(from:threshold:)``.
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, stiffness > 0, damping >= 0 else { return 0 }
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    return (allowsOverdamping ? spring : spring.atMostCriticallyDamped).settlingDuration(
      from: Spring.Motion(displacement: 1, velocity: -initialVelocity), threshold: 0.001)
  }
  /// The duration in which the spring seems to settle.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / CFTimeInterval((stiffness / mass).squareRoot()) }
  /// The damping as a number from -1 to 1: 0 is critical damping.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
  /// A spring of mass 1 by its duration and bounce. Source: Apple's session 10158 of 2023 [D].
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / CGFloat(perceptualDuration)
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: CAAnimationRotationMode?
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
}

/// Several animations.
open class CAAnimationGroup: CAAnimation {
  override func makeEmpty() -> CAAnimation { CAAnimationGroup() }
  open var animations: [CAAnimation]?
}

/// A transition of a layer.
open class CATransition: CAAnimation {
  override func makeEmpty() -> CAAnimation { CATransition() }
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}
