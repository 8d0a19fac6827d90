public import Foundation

/// Receives the begin and the end of an animation, which are not modelled.
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

/// What a layer does when a property changes. Layers do nothing by themselves here.
public protocol CAAction {}

extension NSNull: CAAction {}

/// What a layer does outside of an animation.
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
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// An animation of a layer. It has no effect on hit tests, which use the layer's own values.
open class CAAnimation: NSObject, CAAction {
  public override init() {}
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
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public override init() {}
  public init(keyPath path: String?) { keyPath = path }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

/// An animation by a spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// Several animations.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// A transition of a layer.
open class CATransition: CAAnimation {
  open var type = "fade"
  open var subtype: String?
}

/// The settings of the animations of layers. They have no effect.
public final class CATransaction: NSObject {
  public static func begin() {}
  public static func commit() {}
  public static func flush() {}
  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ dur: CFTimeInterval) {}
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// The block is not called: the end of such animations is not modelled, and the outcomes that follow are unknown.
  @preconcurrency @MainActor
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if block != nil {
      Unmodelled.note("a completion block of CATransaction is waiting, and the end of such animations is not modelled")
    }
  }
}
