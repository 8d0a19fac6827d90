public import Foundation
package import HitTestTerms

/// One finger on the screen, from its beginning to its end. It is the same object throughout.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The state of the finger in the current event.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began = 0
    case moved = 1
    /// The finger is down and did not move.
    case stationary = 2
    /// The finger lifted.
    case ended = 3
    /// The system cancelled the touch.
    case cancelled = 4
    /// A pointer came into the window, moved in it, or left it. No touch has these phases here: pointers are not modelled.
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// The type of the touching object.
  public enum TouchType: Int, Sendable {
    case direct = 0
    /// A remote control surface.
    case indirect = 1
    /// A stylus.
    case pencil = 2
    case indirectPointer = 3
  }

  /// The state of the finger in the current event.
  open var phase: Phase { currentPhase }
  /// The time of the last change, in seconds of the virtual clock.
  open var timestamp: TimeInterval { currentTimestamp }
  /// The number of taps in quick succession at one place, including this one.
  open var tapCount: Int {
    if tapCounts.lowerBound != tapCounts.upperBound { noteTapCount() }
    return currentTapCount
  }
  /// The view that was hit when the touch began; `nil` if there was none. It does not change.
  open var view: UIView? { hitView }
  /// The window of the hit view.
  open var window: UIWindow? { hitWindow }
  /// Why the hit is not known: it rests on a hosting view whose content is not stated.
  final var hostUncertainty: String?
  /// The stated SwiftUI content on which the touch began.
  @exclusivity(unchecked) package internal(set) final var hostedPart: HostedPart?

  // Separate from the public properties: an internal property is read without a run-time check.
  @exclusivity(unchecked) final var currentPhase = Phase.began
  @exclusivity(unchecked) final var currentTimestamp: TimeInterval = 0
  @exclusivity(unchecked) final var currentTapCount = 1
  /// The smallest and the largest ``tapCount``, for all readings of `multiTapInterval`.
  @exclusivity(unchecked) final var tapCounts = 1...1
  /// The time since the end of the last touch, in nanoseconds, if readings of `multiTapInterval` give different tap
  /// counts.
  @exclusivity(unchecked) final var disputedTapGap: Int64 = 0
  @exclusivity(unchecked) final var hitView: UIView?
  @exclusivity(unchecked) final var hitWindow: UIWindow?
  /// Always ``TouchType/direct``.
  open var type: TouchType { .direct }
  /// The radius of the contact in points. It is not recorded, so it is 0.
  open var majorRadius: CGFloat { 0 }
  /// The pressure. It is not recorded, so it is 0.
  open var force: CGFloat { 0 }

  /// The identity of the view when it was hit, so that the touch has one receiver throughout.
  package final var receiver: ViewID? {
    get { hitReceiver }
    set { hitReceiver = newValue }
  }
  @exclusivity(unchecked) private final var hitReceiver: ViewID?

  /// The recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }
  /// The screen edges from which the touch came, as the system reports them. They are never derived from the location.
  /// Source: KIF's tests, where a drag from the edge starts an edge pan only if the touch is marked [T].
  package internal(set) final var edges: UIRectEdge = []

  /// The finger's number in the session.
  package final let identifier: Int
  /// The location on the screen, in points.
  @exclusivity(unchecked) final var screenLocation = CGPoint.zero
  /// Where the touch began, in points of the screen.
  @exclusivity(unchecked) final var screenStart = CGPoint.zero
  @exclusivity(unchecked) final var previousScreenLocation = CGPoint.zero
  /// The time of its beginning, in seconds of the virtual clock.
  @exclusivity(unchecked) final var beganTimestamp: TimeInterval = 0

  /// Whether the multiple- and exclusive-touch rules allow the view to receive the touch.
  @exclusivity(unchecked) final var isAdmitted = false
  /// Which part of the touch the view has received.
  enum ViewStage {
    /// The view has received nothing.
    case pending
    /// The view has received the beginning.
    case begun
    /// The view has received the end, or will receive nothing more.
    case finished
  }
  @exclusivity(unchecked) final var viewStage = ViewStage.pending
  /// The time and location of the beginning, kept while its delivery to the view is delayed.
  @exclusivity(unchecked) final var withheldBeginning: (timestamp: TimeInterval, location: CGPoint)?
  /// The turn of the gesture environment in which the delayed beginning was delivered; 0 if it was not delayed.
  @exclusivity(unchecked) final var delayedBeginningTurn: UInt64 = 0
  /// Whether the finger has moved while the beginning was delayed.
  @exclusivity(unchecked) final var hasWithheldMove = false
  /// The recognizers that receive the touch, beginning with those of the hit view.
  @exclusivity(unchecked) final var recognizers: [UIGestureRecognizer] = []
  /// The set with only this touch, which most callbacks pass. Created once.
  final lazy var alone: Set<UITouch> = [self]

  init(identifier: Int) {
    self.identifier = identifier
    super.init()
  }

  /// Creates a touch without an event; for subclasses in tests.
  public override init() {
    identifier = 0
    super.init()
  }

  /// Releases the objects that the touch refers to, because its app ends before the touch does.
  final func abandon() {
    alone = []
    recognizers = []
    hitView = nil
    hitWindow = nil
  }

  /// Whether the touch makes at least `count` taps. Reports a dispute if readings of `multiTapInterval` give different
  /// results.
  final func isTap(atLeast count: Int) -> Bool {
    if tapCounts.lowerBound < count && tapCounts.upperBound >= count { noteTapCount() }
    return currentTapCount >= count
  }

  private final func noteTapCount() {
    let interval = Int64(nanosecondsIn: PlatformBehavior.current.multiTapInterval)
    DisputedLimit.tapCountInterval.note(
      TapSequence.seconds(disputedTapGap), isWithin: disputedTapGap <= interval, by: nil, touch: self)
  }

  /// The location of the finger in the coordinates of `view`; `nil` means the window's. It can be outside the screen.
  open func location(in view: UIView?) -> CGPoint {
    place(screenLocation, in: view)
  }

  /// The location of the finger before the last change, in the coordinates of `view`; `nil` means the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    place(previousScreenLocation, in: view)
  }

  /// The same as ``location(in:)``, because sessions store one precision.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  private final func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    if let view { return view.convertFromScreen(point) }
    return hitWindow?.convertFromSuperview(point) ?? point
  }
}
