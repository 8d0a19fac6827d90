import Foundation

/// A control whose left half decrements and whose right half increments a value.
///
/// With ``autorepeat`` the first step is made when the touch begins and more follow while it lasts; without it one step
/// is made when the touch ends. Source: Apple's pages of the properties, and of AppKit's stepper for the times [D];
/// that UIKit's stepper does the same is inferred [I]. The rate of repetition is unknown: such an outcome is reported
/// as a ``Dispute``.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .value: .number(EffectKind.rounded(value))
    default: super.effectValue(of: kind)
    }
  }
  override var hidesPartsInEffects: Bool { true }

  /// The size of the control itself.
  open override var intrinsicContentSize: CGSize { ownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

  /// Default: 0. A value above the maximum also raises the maximum.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  /// Default: 100. A value below the minimum also lowers the minimum.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// The size of a step. Default: 1.
  open var stepValue: Double = 1
  /// Whether a step beyond one end continues at the other. Default: false.
  open var wraps = false
  /// Whether steps repeat during the touch. Default: true.
  open var autorepeat = true
  /// Whether `valueChanged` is sent at every step; else once, at the end. Default: true.
  open var isContinuous = true

  /// The value, limited to the range.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }

  private var storedValue: Double = 0 { willSet { engine.effects.willChange(self, .value) } }
  private var valueAtStart: Double = 0
  private var goesUp = false
  private var timer = DelayedCall()

  /// Makes the first step of a repeating stepper.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    goesUp = touch.location(in: self).x >= bounds.midX
    valueAtStart = value
    guard autorepeat else { return true }
    step()
    timer.schedule(after: engine.platform.stepperRepeatDelay, in: engine) { [weak self] in self?.repeatStep() }
    return true
  }

  /// Makes the step of a stepper that does not repeat if the touch ends inside, and sends the pending event.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    timer.cancel()
    if !autorepeat, let touch, isInsideWithSlop(touch) { step() }
    if !isContinuous && value != valueAtStart { send(.valueChanged) }
  }

  /// Stops repeating.
  open override func cancelTracking(with event: UIEvent?) {
    timer.cancel()
  }

  /// False for the single tap of a recognizer of an ancestor.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !gestureRecognizer.isSingleTap(above: self) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func repeatStep() {
    guard isTracking else { return }
    timer.schedule(after: engine.platform.stepperRepeatInterval, in: engine) { [weak self] in self?.repeatStep() }
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

extension AppearanceProxies {
  static var stepper: (type: AnyClass, make: () -> AnyObject) { (UIStepper.self, { UIStepper(frame: .zero) }) }
}

extension UIStepper {
  /// 94 × 32 points, 29 high before iOS 13. Source: frames of steppers in published hierarchies [O].
  final var ownSize: CGSize { CGSize(width: 94, height: engine.systemVersion < 13 ? 29 : 32) }
}
