public import Foundation

/// Watches the touches of a view and of all views below it, and sends an action when they are its gesture.
///
/// A recognizer is a state machine; what it assigns to ``state`` while it handles touches is an attempt, which the app's
/// ``GestureEnvironment`` settles against the other recognizers once all of them have seen the event.
/// Source: Apple's pages and headers of UIGestureRecognizer [D].
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The view that the recognizer is attached to.
  open var view: UIView? { attachedView }
  final weak var attachedView: UIView?

  /// Fine-tunes what the recognizer does; not kept alive.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A name for debugging.
  open var name: String?

  /// Whether views lose the touches once the gesture is recognised. True.
  open var cancelsTouchesInView = true

  /// Whether touches are delivered to views only after the recognizer has failed. Default: false.
  open var delaysTouchesBegan = false

  /// Whether the end of touches is delivered to views only after the recognizer has failed. Default: true.
  open var delaysTouchesEnded = true

  /// Whether the recognizer takes part. Switching it off in mid-gesture cancels it. True.
  open var isEnabled = true {
    didSet {
      if oldValue && !isEnabled { engine.run { engine.application.gestures.interrupt(self) } }
    }
  }

  /// The engine of the view, or the current one.
  final var engine: Engine { attachedView?.engine ?? .current }

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  private final var targets: [Target] = []
  private final var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []

  // What the environment keeps about the recognizer. Arrays keep their storage from one sequence to the next.

  /// The state that others see.
  @exclusivity(unchecked) final var settledState = State.possible
  /// What was assigned and is not settled yet.
  @exclusivity(unchecked) final var attemptedState: State?
  /// Touches that are down, that the recognizer was given and did not ignore, in the order of their coming.
  @exclusivity(unchecked) package final var trackedTouches: [UITouch] = []
  /// Those and the ones that have lifted since the recognizer was last reset.
  @exclusivity(unchecked) package final var sequenceTouches: [UITouch] = []
  /// Whether it was given a touch since it was last reset, one that it ignores included.
  @exclusivity(unchecked) final var isInSequence = false
  /// The first and the latest state of one that has recognised its gesture and waits for others to fail.
  @exclusivity(unchecked) final var parkedStates: (first: State, latest: State)?
  /// For whose failure it waits.
  @exclusivity(unchecked) final var awaited: [UIGestureRecognizer] = []
  /// Static requirements: they must fail before this one recognises.
  final var requirements: [UIGestureRecognizer] = []
  /// The turn of the environment in which the action was last sent.
  @exclusivity(unchecked) final var lastActionTurn: UInt64 = 0

  /// The turn in which another reading of a disputed number recognises the gesture; 0 for none.
  @exclusivity(unchecked) final var otherReadingTurn: UInt64 = 0

  /// Whether the recognizer is UIKit's own business, as a scroll view's are, and is not reported.
  package final var isInternal = false

  /// What a harness calls the recognizer in its results, and the action that it fires.
  package final var nameInResults: (recognizer: String, action: String?) {
    get { resultName }
    set { resultName = newValue }
  }
  @exclusivity(unchecked) private final var resultName: (recognizer: String, action: String?) = ("", nil)

  /// Makes a recognizer that sends `action` to `target`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer that sends nothing.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Sends `action` to `target`, which is not kept alive, whenever the state changes to one that is reported.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  /// Stops sending; `nil` stands for every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.object === (target as AnyObject)) && (action == nil || $0.action == action)
    }
  }

  /// Runs `handler` as an action; for harnesses.
  package final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  final func sendActions() {
    for handler in handlers { handler(self) }
    if targets.isEmpty { return }
    for target in targets {
      if let object = target.object { target.action.perform(object, self) }
    }
  }

  /// How far the recognizer is. Subclasses assign it; an assignment that cannot follow is turned into the one that can.
  open var state: State {
    get { attemptedState ?? settledState }
    set {
      let engine = engine
      engine.run { engine.application.gestures.assign(newValue, to: self) }
    }
  }

  /// Releases touches and other recognizers, because the app ends.
  final func abandon() {
    trackedTouches = []
    sequenceTouches = []
    awaited = []
    requirements = []
  }

  /// Whether the recognizer, possible and without a touch, waits for more: a double tap between its taps.
  var waitsForMoreTouches: Bool { false }

  /// Whether this one is settled before `other` where both recognise in one event, whatever their order.
  func outranks(_ other: UIGestureRecognizer) -> Bool { false }

  /// Whether UIKit's own rules let the gesture begin; asked before the delegate.
  func mayBegin() -> Bool { true }

  /// Whether the recognizer's view lets `touch` through to the hit view; asked before the hit view receives the touch.
  func admitsContentTouch(_ touch: UITouch, with event: UIEvent) -> Bool { true }

  // MARK: Disputed numbers

  /// Reports the disputed numbers that a recognition rests on. Called when all gates have let the gesture through.
  func noteDisputesOfRecognition() {}

  /// Reports that another reading recognises the gesture that this one does not.
  func noteOtherReading() {}

  /// Reports the disputed numbers that decide when the recognizer fails, if something waits for that.
  func noteDisputesOfFailure(_ reason: FailureReason) {}

  /// Whether the recognizer has failed by a disputed number and would be undecided by another reading.
  var isDisputed: Bool { false }

  /// Follows touches by another reading, after the failure.
  func followDisputedTouches(_ touches: [UITouch]) {}

  /// Reports that something happens now that would wait for this recognizer by another reading.
  func noteDisputedWait() {}

  /// Ends what the recognizer would be by another reading: another one has recognised its gesture.
  func excludeDisputedGesture(inTurn turn: UInt64) {}

  /// Makes this recognizer wait for `otherGestureRecognizer` to fail; if that one recognises, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    if !requirements.contains(where: { $0 === otherGestureRecognizer }) { requirements.append(otherGestureRecognizer) }
  }

  /// The middle of the touches, in the space of `view`; `nil` means the window's.
  open func location(in view: UIView?) -> CGPoint {
    let touches = trackedTouches.isEmpty ? sequenceTouches : trackedTouches
    guard !touches.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in touches {
      let place = touch.location(in: view)
      sum.x += place.x
      sum.y += place.y
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// How many touches the recognizer follows.
  open var numberOfTouches: Int { trackedTouches.count }

  /// Where one of the touches is, in the space of `view`; `nil` means the window's.
  ///
  /// - Precondition: `touchIndex` is below ``numberOfTouches``.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    trackedTouches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The system took touches away. Nothing; a recognizer that loses all its touches so is cancelled or fails anyway.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Told that the recognizer is about to be possible again, after all its touches are gone.
  open func reset() {}

  /// Gives a touch back: the recognizer hears no more of it, and its view keeps it when the gesture is recognised.
  /// Source: Apple's header for subclasses [D].
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
    sequenceTouches.removeAll { $0 === touch }
  }

  /// Whether this one, recognised, keeps the other from recognising. Yes.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the other one, recognised, keeps this one from recognising. Yes.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this one waits for the other's failure; asked once for each attempt. No.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other one waits for this one's failure; asked once for each attempt. No.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Asked for every event with a new touch, after the delegate. Yes.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}
