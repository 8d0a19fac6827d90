public import Foundation

/// Tracks the touches of a view and its descendants, and sends an action when they are its gesture.
///
/// A recognizer is a state machine. While it handles touches, an assignment to ``state`` is only an attempt. The app's
/// ``GestureEnvironment`` settles the attempts of all recognizers after they have received the event.
/// Source: Apple's pages and headers of UIGestureRecognizer [D].
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The view that the recognizer is attached to.
  open var view: UIView? { attachedView }
  @exclusivity(unchecked) final weak var attachedView: UIView?

  /// The delegate, which can change the recognizer's decisions. It is not retained.
  @exclusivity(unchecked) open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A name for debugging.
  open var name: String?

  /// Whether the touches of views are cancelled when the gesture is recognised. Default: true.
  @exclusivity(unchecked) open var cancelsTouchesInView = true

  /// Whether touches are delivered to views only after the recognizer has failed. Default: false.
  @exclusivity(unchecked) open var delaysTouchesBegan = false

  /// Whether the end of touches is delivered to views only after the recognizer has failed. Default: true.
  @exclusivity(unchecked) open var delaysTouchesEnded = true

  /// Whether the recognizer receives touches. Setting it to false cancels a gesture in progress. Default: true.
  @exclusivity(unchecked) open var isEnabled = true {
    willSet { engine.effects.willChange(self, .isEnabled) }
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

  @exclusivity(unchecked) private final var targets: [Target] = []
  @exclusivity(unchecked) private final var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []

  // Values of the environment for this recognizer. Arrays keep their storage between sequences.

  /// The state that other code reads.
  @exclusivity(unchecked) final var settledState = State.possible
  /// The assigned state that is not settled yet.
  @exclusivity(unchecked) final var attemptedState: State?
  /// The touches that are down, that the recognizer received and did not ignore, in the order in which they began.
  @exclusivity(unchecked) package final var trackedTouches: [UITouch] = []
  /// ``trackedTouches`` and the touches that have ended since the last reset.
  @exclusivity(unchecked) package final var sequenceTouches: [UITouch] = []
  /// Whether the recognizer has received a touch since the last reset, including ignored ones.
  @exclusivity(unchecked) final var isInSequence = false
  /// The first and the latest state of a recognizer that has recognised its gesture and waits for others to fail.
  @exclusivity(unchecked) final var parkedStates: (first: State, latest: State)?
  /// The turn in which the recognizer began to wait.
  @exclusivity(unchecked) final var parkingTurn: UInt64 = 0
  /// The recognizers for whose failure this one waits.
  @exclusivity(unchecked) final var awaited: [UIGestureRecognizer] = []
  /// The recognizers that must fail before this one recognises, from ``require(toFail:)``.
  @exclusivity(unchecked) final var requirements: [UIGestureRecognizer] = []
  /// The turn of the environment in which the action was last sent.
  @exclusivity(unchecked) final var lastActionTurn: UInt64 = 0

  /// The turn of the environment in which the recognizer last failed.
  @exclusivity(unchecked) final var failureTurn: UInt64 = 0

  /// The turn of the environment in which the gesture was last recognised.
  @exclusivity(unchecked) final var recognitionTurn: UInt64 = 0

  /// The turn in which another reading of a disputed number recognises the gesture; 0 for none.
  @exclusivity(unchecked) final var otherReadingTurn: UInt64 = 0

  /// The recognizers that would wait by another reading until this one fails.
  @exclusivity(unchecked) final var disputedWaiters: [UIGestureRecognizer] = []

  /// Whether the recognizer is an implementation detail of UIKit, such as a scroll view's, and is not reported.
  @exclusivity(unchecked) package final var isInternal = false

  /// The name of the recognizer in a harness's results, and the name of its action.
  package final var nameInResults: (recognizer: String, action: String?) {
    get { resultName }
    set { resultName = newValue }
  }
  @exclusivity(unchecked) private final var resultName: (recognizer: String, action: String?) = ("", nil)

  /// Called of objects from a nib, of which there are none.
  open func awakeFromNib() {}

  /// Creates a recognizer that sends `action` to `target`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without an action.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Sends `action` to `target`, which is not retained, whenever the state changes to one that is reported.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  /// Removes actions; `nil` means every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      (target == nil || $0.object === (target as AnyObject)) && (action == nil || $0.action == action)
    }
  }

  /// Adds a closure as an action; for harnesses.
  package final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// Reports the state and calls the actions.
  final func sendActions() {
    let log = engine.handlers
    guard !isInternal, let listener = log.listener else {
      for handler in handlers { handler(self) }
      if targets.isEmpty { return }
      guard isInternal, settledState != .changed else { return callTargets(log) }
      // A recognizer of UIKit with an action of the app, such as a scroll view's pan.
      return log.sendCall("\(type(of: self)) \(settledState)", of: attachedView) { callTargets(log) }
    }
    listener.didChangeState(of: self)
    log.send(isKnown: isCodeKnown) {
      for handler in handlers { handler(self) }
      callTargets(log)
    }
  }

  private final func callTargets(_ log: HandlerLog) {
    for target in targets {
      if let object = target.object { log.perform(target.action, on: object, self) }
    }
  }

  /// The names of the methods of the targets.
  final func targetNames(_ log: HandlerLog) -> [String] {
    targets.compactMap { target in target.object.flatMap { log.names.name(of: target.action.description, of: $0) } }
  }

  /// Whether the scene states the recognizer.
  @exclusivity(unchecked) package final var isStated = false

  /// Whether all code that reacts to the recognizer is registered. Of one that the scene states without code it is not known.
  private final var isCodeKnown: Bool { !isStated || !targets.isEmpty || !handlers.isEmpty }

  /// The state. Subclasses assign it. An assignment that is not allowed in the present state is replaced by the allowed
  /// one.
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
    disputedWaiters = []
    requirements = []
  }

  /// Whether the recognizer is possible and expects a further touch although none is down, as between two taps.
  var waitsForMoreTouches: Bool { false }

  /// Whether this recognizer is settled before `other` if both recognise in one event.
  func outranks(_ other: UIGestureRecognizer) -> Bool { false }

  /// Whether UIKit's rules let the gesture begin. Called before the delegate.
  func mayBegin() -> Bool { true }

  /// Whether the recognizer's view lets the hit view receive `touch`. Called before it is delivered.
  func admitsContentTouch(_ touch: UITouch, with event: UIEvent) -> Bool { true }

  // MARK: Disputed numbers

  /// Reports the disputed numbers on which a recognition depends. Called after all gates.
  func noteDisputesOfRecognition() {}

  /// Reports that another reading recognises the gesture and this one does not.
  func noteOtherReading() {}

  /// Reports that another reading recognises the gesture, which is recognised now, in an earlier event.
  func noteEarlierRecognition() { noteOtherReading() }

  /// Reports that by another reading the gesture, which is recognised now, begins later, so that `other` would be recognised
  /// first. Now `other` is excluded.
  func noteEarlierReading(before other: UIGestureRecognizer) {}

  /// Reports the disputed numbers that determine the time of the failure, if a recognizer or touch waits for it.
  func noteDisputesOfFailure(_ reason: FailureReason) {}

  /// Whether the recognizer failed because of a disputed number and would be undecided by another reading.
  var isDisputed: Bool { false }

  /// Processes touches by another reading, after the failure.
  func followDisputedTouches(_ touches: [UITouch]) {}

  /// Reports that an event takes place now that would wait for this recognizer by another reading.
  ///
  /// - Parameter waiting: the recognizer that would wait; `nil` for a view.
  func noteDisputedWait(of waiting: UIGestureRecognizer?) {}

  /// Ends the processing by another reading, because another recognizer has recognised its gesture or this one is interrupted.
  func excludeDisputedGesture(inTurn turn: UInt64) {}

  /// Makes this recognizer wait for `otherGestureRecognizer` to fail. If that one recognises, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    if !requirements.contains(where: { $0 === otherGestureRecognizer }) { requirements.append(otherGestureRecognizer) }
  }

  /// The centroid of the touches, in the coordinates of `view`; `nil` means the window's.
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

  /// The number of tracked touches.
  open var numberOfTouches: Int { trackedTouches.count }

  /// The location of a touch, in the coordinates of `view`; `nil` means the window's.
  ///
  /// - Precondition: `touchIndex` is less than ``numberOfTouches``.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    trackedTouches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system cancels touches. If all touches are cancelled, the recognizer is cancelled or fails in any
  /// case.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called before the recognizer becomes possible again, after all its touches have ended.
  open func reset() {}

  /// Ignores a touch: the recognizer no longer receives it, and does not cancel it in its view.
  /// Source: Apple's header for subclasses [D].
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
    sequenceTouches.removeAll { $0 === touch }
  }

  /// Whether this recognizer, when recognised, prevents the other from recognising. Default: true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the other recognizer, when recognised, prevents this one from recognising. Default: true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  final var storedTouchTypes: [NSNumber]?
  /// Whether this recognizer waits for the other's failure. Called once for each attempt. Default: false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other recognizer waits for this one's failure. Called once for each attempt. Default: false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the recognizer receives an event with a new touch. Called after the delegate. Default: true.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}
