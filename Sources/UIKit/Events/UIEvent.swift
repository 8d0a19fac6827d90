public import Foundation

/// All current touches at one time.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The kind of an event of motion or of a remote control.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
  }

  /// Always none.
  open var subtype: EventSubtype { .none }
  /// The keys that are held: none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a pointing device: none.
  open var buttonMask: ButtonMask { [] }

  /// Buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }

  /// Always ``EventType/touches``.
  open var type: EventType { .touches }

  /// The time in seconds of the virtual clock.
  open var timestamp: TimeInterval { currentTimestamp }

  /// The current touches in the order in which they began.
  @exclusivity(unchecked) final var orderedTouches: [UITouch] = []
  @exclusivity(unchecked) final var currentTimestamp: TimeInterval = 0

  public override init() {}

  /// All current touches, including stationary ones.
  open var allTouches: Set<UITouch>? { Set(orderedTouches) }

  /// The touches whose view is `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    nonEmpty(orderedTouches.filter { $0.hitView === view })
  }

  /// The touches whose window is `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    nonEmpty(orderedTouches.filter { $0.hitWindow === window })
  }

  /// The touches that `gesture` tracks.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    nonEmpty(orderedTouches.filter { touch in gesture.trackedTouches.contains { $0 === touch } })
  }

  /// The touch itself: in a session every sample has its own event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Always `nil`: touches are not predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

  private func nonEmpty(_ touches: [UITouch]) -> Set<UITouch>? {
    touches.isEmpty ? nil : Set(touches)
  }
}
