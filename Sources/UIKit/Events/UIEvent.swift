public import Foundation

/// All live touches at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What an event is about.
  public enum EventType: Int, Sendable {
    /// Fingers.
    case touches = 0
    /// The device was shaken or tilted.
    case motion = 1
    /// A headset's or remote's keys.
    case remoteControl = 2
    /// Buttons with pressure.
    case presses = 3
  }

  /// Always touches.
  open var type: EventType { .touches }

  /// Seconds on the virtual clock.
  open var timestamp: TimeInterval { currentTimestamp }

  /// Live touches in the order in which they began.
  @exclusivity(unchecked) final var orderedTouches: [UITouch] = []
  @exclusivity(unchecked) final var currentTimestamp: TimeInterval = 0

  public override init() {}

  /// Every live touch, the unchanged ones included.
  open var allTouches: Set<UITouch>? { Set(orderedTouches) }

  /// The touches whose view is `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    nonEmpty(orderedTouches.filter { $0.hitView === view })
  }

  /// The touches whose window is `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    nonEmpty(orderedTouches.filter { $0.hitWindow === window })
  }

  /// The touches that `gesture` follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    nonEmpty(orderedTouches.filter { touch in gesture.trackedTouches.contains { $0 === touch } })
  }

  /// The touch itself: sessions hold every sample as an event of its own.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Nothing is predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

  private func nonEmpty(_ touches: [UITouch]) -> Set<UITouch>? {
    touches.isEmpty ? nil : Set(touches)
  }
}
