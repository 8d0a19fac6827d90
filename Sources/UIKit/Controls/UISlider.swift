public import Foundation

/// A control with a thumb that moves along a track.
///
/// Tracking begins only on the thumb. Source: Apple's page of isContinuous [D]; Q&A for the thumb [O].
@preconcurrency @MainActor
open class UISlider: UIControl {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .value: .number(EffectKind.rounded(Double(value)))
    case .range: .numbers([minimumValue, maximumValue].map { EffectKind.rounded(Double($0)) })
    default: super.effectValue(of: kind)
    }
  }
  override var hidesPartsInEffects: Bool { true }

  /// The height of the control itself; its width is open.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }

  /// The value at the left end. Default: 0.
  open var minimumValue: Float = 0 {
    willSet { engine.effects.partWillChange(self, .range) }
    didSet { value = value }
  }
  /// The value at the right end. Default: 1.
  open var maximumValue: Float = 1 {
    willSet { engine.effects.partWillChange(self, .range) }
    didSet { value = value }
  }
  /// Whether `valueChanged` is sent at every move; else once, at the end. Default: true.
  open var isContinuous = true

  /// The position of the thumb, limited to the range.
  open var value: Float {
    get { storedValue }
    set {
      engine.effects.willChange(self, .value)
      storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
    }
  }

  private var storedValue: Float = 0
  private var grip: CGFloat = 0
  private var valueAtStart: Float = 0

  /// Sets ``value`` without sending an event.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// The rectangle of the track, in the slider's space.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
  }

  /// The rectangle of the thumb for `value`, in the slider's space.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let ends = finiteEnds
    let fraction =
      ends.maximum > ends.minimum
      ? (min(CGFloat(value), ends.maximum) - ends.minimum) / (ends.maximum - ends.minimum) : 0
    let size = thumbSize
    return CGRect(
      x: rect.minX + (rect.width - size.width) * fraction, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The size of the thumb, which is that of its image if it has one. Source: inferred [I].
  private var thumbSize: CGSize {
    if let image = currentThumbImage { return image.size }
    // Source: iOS 26.1 (Vercantez/openuikit) [M].
    if engine.systemVersion >= 26 { return CGSize(width: 37, height: 24) }
    let side = engine.platform.sliderThumbSide
    return CGSize(width: side, height: side)
  }

  // MARK: Looks

  private var thumbImages: [State.RawValue: UIImage] = [:]
  private var minimumTrackImages: [State.RawValue: UIImage] = [:]
  private var maximumTrackImages: [State.RawValue: UIImage] = [:]
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// The images beside the track, which take no part in the rectangle of the track.
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  /// Sets the image of the thumb, whose size the thumb then has.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state.rawValue] = image }
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] }
  open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { minimumTrackImages[state.rawValue] = image }
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state.rawValue] }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal) }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { maximumTrackImages[state.rawValue] = image }
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state.rawValue] }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal) }

  /// True on the thumb only.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let point = touch.location(in: self)
    guard thumb.contains(point) else { return false }
    grip = point.x - thumb.minX
    valueAtStart = value
    return true
  }

  /// The ends of the range as wider numbers, because the difference of two `Float` values can overflow.
  private var finiteEnds: (minimum: CGFloat, maximum: CGFloat) {
    let most = Float.greatestFiniteMagnitude
    return (CGFloat(max(minimumValue, -most)), CGFloat(min(maximumValue, most)))
  }

  /// Moves the thumb with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let room = track.width - thumbSize.width
    guard room > 0 else { return true }
    let fraction = (touch.location(in: self).x - grip - track.minX) / room
    let before = value
    let ends = finiteEnds
    value = Float(ends.minimum + fraction * (ends.maximum - ends.minimum))
    if isContinuous && value != before { send(.valueChanged) }
    return true
  }

  /// Sends `valueChanged` if the slider is not continuous.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous && value != valueAtStart { send(.valueChanged) }
  }

  /// False for a one-finger swipe along the track by a recognizer of another view, while the thumb is tracked.
  /// Source: Apple, "Interacting with other user interface controls" [D].
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isTracking, let swipe = gestureRecognizer as? UISwipeGestureRecognizer, swipe.attachedView !== self,
      swipe.numberOfTouchesRequired == 1, !swipe.direction.isDisjoint(with: [.left, .right])
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

extension AppearanceProxies {
  static var slider: (type: AnyClass, make: () -> AnyObject) { (UISlider.self, { UISlider(frame: .zero) }) }
}

extension UISlider {
  /// 34 points high in iOS 26. Source: Vercantez, openuikit, golden/control_slider.layout.json, iOS 26.1 [O]. Before: 28 to 36 points.
  final var ownHeight: CGFloat {
    engine.systemVersion >= 26 ? 34 : UnknownLength.controlSizes.reading.value(in: 28...36, stated: 31)
  }
}
