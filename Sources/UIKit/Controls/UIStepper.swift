/// A control whose left half takes steps down and whose right half takes steps up.
///
/// With ``autorepeat`` the first step comes with the touch and more follow while it stays, without it one step comes with the
/// lift. Source: Apple's pages of the properties, and of AppKit's stepper for what comes when [D]; that UIKit's does the same
/// is inferred [I]. How fast it repeats is not known: such an outcome is reported as a ``Dispute``.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The lowest value. 0. Above the highest, it takes that along.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  /// The highest value. 100. Below the lowest, it takes that along.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// How large a step is. 1.
  open var stepValue: Double = 1
  /// Whether a step beyond one end goes to the other. False.
  open var wraps = false
  /// Whether steps repeat while the touch stays. True.
  open var autorepeat = true
  /// Whether `valueChanged` is sent at every step; otherwise once, at the end. True.
  open var isContinuous = true

  /// The value; kept between the ends.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  private var storedValue: Double = 0
  private var valueAtStart: Double = 0
  private var goesUp = false
  private var timer = DelayedCall()

  /// Takes the first step, if it repeats.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    goesUp = touch.location(in: self).x >= bounds.midX
    valueAtStart = value
    guard autorepeat else { return true }
    step()
    timer.schedule(after: engine.platform.stepperRepeatDelay, in: engine) { [weak self] in self?.goOn() }
    return true
  }

  /// Takes the only step, if it does not repeat and the touch lifts inside, and sends what was not sent.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    timer.cancel()
    if !autorepeat, let touch, isInsideWithSlop(touch) { step() }
    if !isContinuous && value != valueAtStart { send(.valueChanged) }
  }

  /// Stops repeating.
  open override func cancelTracking(with event: UIEvent?) {
    timer.cancel()
  }

  /// No to the single tap of a view above.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !gestureRecognizer.isSingleTap(above: self) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func goOn() {
    guard isTracking else { return }
    timer.schedule(after: engine.platform.stepperRepeatInterval, in: engine) { [weak self] in self?.goOn() }
    guard isTouchInside else { return }
    Dispute("how fast a stepper that is held repeats").note(by: nil, touch: trackedTouch)
    step()
  }

  private func step() {
    let before = value
    let next = value + (goesUp ? stepValue : -stepValue)
    if wraps && next > maximumValue {
      value = minimumValue
    } else if wraps && next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if isContinuous && value != before { send(.valueChanged) }
  }
}
