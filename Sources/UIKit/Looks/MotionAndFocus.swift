public import Foundation

extension UIView {
  /// Whether the tint color is dimmed. It has no effect on touches.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}

/// A change of looks by the tilt of the device. It has no effect on touches.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override nonisolated init() {}
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A change of a property by the tilt of the device, which is always flat.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of a tilt.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  public final let keyPath: String
  public final let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several effects of motion.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

/// A part of an interface that a keyboard can move the focus in. No session moves it.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIView: UIFocusEnvironment {}

/// The look of the focus.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  public override nonisolated init() {}
}
/// The halo of the focus.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {}
/// A move of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open weak var previouslyFocusedView: UIView?
  open weak var nextFocusedView: UIView?
  public override nonisolated init() {}
}
/// The animations of a move of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  public override nonisolated init() {}
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)?) {
    animations?()
    completion?()
  }
}
