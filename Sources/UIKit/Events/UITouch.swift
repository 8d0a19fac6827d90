public import Foundation

/// One finger on the screen, from its coming down to its lifting: one object throughout.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What the finger does in the current event.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    case moved = 1
    /// It is down and did not move.
    case stationary = 2
    /// It lifted.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A remote surface.
    case indirect = 1
    /// A stylus.
    case pencil = 2
    case indirectPointer = 3
  }

  /// What the finger does in the current event.
  open var phase: Phase { currentPhase }
  /// Seconds on the virtual clock of the last change.
  open var timestamp: TimeInterval { currentTimestamp }
  /// How many taps at one place this touch makes, counting from the first in quick succession.
  open var tapCount: Int {
    if tapCounts.lowerBound != tapCounts.upperBound { noteTapCount() }
    return currentTapCount
  }
  /// The view that was hit when the touch began; it never changes. `nil` when nothing was hit.
  open var view: UIView? { hitView }
  /// The window of that view.
  open var window: UIWindow? { hitWindow }

  // Stored apart from what the public sees: a property that only this module can reach is read without a run-time check.
  @exclusivity(unchecked) final var currentPhase = Phase.began
  @exclusivity(unchecked) final var currentTimestamp: TimeInterval = 0
  @exclusivity(unchecked) final var currentTapCount = 1
  /// The smallest and the largest ``tapCount`` by the readings of `multiTapInterval`.
  @exclusivity(unchecked) final var tapCounts = 1...1
  /// The time since the last touch's end, in nanoseconds, where a tap count depends on the reading of it.
  @exclusivity(unchecked) final var disputedTapGap: Int64 = 0
  @exclusivity(unchecked) final var hitView: UIView?
  @exclusivity(unchecked) final var hitWindow: UIWindow?
  /// Always a finger.
  open var type: TouchType { .direct }
  /// Radius of the contact, in points; not recorded, so 0.
  open var majorRadius: CGFloat { 0 }
  /// Pressure; not recorded, so 0.
  open var force: CGFloat { 0 }

  /// What a harness called the view when it was hit; so the touch has one name throughout.
  package final var viewNameInResults: String? {
    get { resultName }
    set { resultName = newValue }
  }
  @exclusivity(unchecked) private final var resultName: String?

  /// The recognizers that get the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers.isEmpty ? nil : recognizers }
  /// The edges of the screen that the system says the touch came from; never found out from its place.
  /// Source: KIF's tests, where a drag from the edge starts an edge pan only when the touch is marked [T].
  package internal(set) final var edges: UIRectEdge = []

  /// The finger's number in the session.
  package final let identifier: Int
  /// On the screen, in points.
  @exclusivity(unchecked) final var screenLocation = CGPoint.zero
  @exclusivity(unchecked) final var previousScreenLocation = CGPoint.zero

  /// Whether the multiple- and exclusive-touch rules allow the view to receive the touch.
  @exclusivity(unchecked) final var isAdmitted = false
  /// Which part of the touch the view has received.
  enum ViewStage {
    /// Nothing yet.
    case untold
    /// The beginning.
    case told
    /// The end, or everything that it will ever receive.
    case finished
  }
  @exclusivity(unchecked) final var viewStage = ViewStage.untold
  /// The time and location of the beginning, kept while its delivery to the view is delayed.
  @exclusivity(unchecked) final var withheldBeginning: (timestamp: TimeInterval, location: CGPoint)?
  /// Whether the finger has moved while the beginning was delayed.
  @exclusivity(unchecked) final var hasWithheldMove = false
  /// The recognizers that got the touch, from the view that was hit upwards.
  @exclusivity(unchecked) final var recognizers: [UIGestureRecognizer] = []
  /// The set of this touch alone: what most callbacks carry, made once.
  final lazy var alone: Set<UITouch> = [self]

  init(identifier: Int) {
    self.identifier = identifier
    super.init()
  }

  /// Creates a touch that belongs to no event; for subclasses in tests.
  public override init() {
    identifier = 0
    super.init()
  }

  /// Releases what the touch refers to, because its app ends before the touch does.
  final func abandon() {
    alone = []
    recognizers = []
    hitView = nil
    hitWindow = nil
  }

  /// Whether the touch makes at least `count` taps. Reports where a reading of `multiTapInterval` answers otherwise.
  final func isTap(atLeast count: Int) -> Bool {
    if tapCounts.lowerBound < count && tapCounts.upperBound >= count { noteTapCount() }
    return currentTapCount >= count
  }

  private final func noteTapCount() {
    let interval = Int64(nanosecondsIn: PlatformBehavior.current.multiTapInterval)
    DisputedLimit.multiTapInterval.note(
      TapSequence.seconds(disputedTapGap), isWithin: disputedTapGap <= interval, by: nil, touch: self)
  }

  /// Where the finger is, in the space of `view`; `nil` means the window's. Never clamped.
  open func location(in view: UIView?) -> CGPoint {
    place(screenLocation, in: view)
  }

  /// Where the finger was before the last change, in the space of `view`; `nil` means the window's.
  open func previousLocation(in view: UIView?) -> CGPoint {
    place(previousScreenLocation, in: view)
  }

  /// The same as ``location(in:)``: sessions hold one precision.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  private final func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    if let view { return view.convertFromScreen(point) }
    return hitWindow?.convertFromSuperview(point) ?? point
  }
}
