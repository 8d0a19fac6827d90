/// A control that is on or off.
///
/// A tap toggles it; a drag along the track sets the side at which the touch ends. It sends `valueChanged` and the
/// touch-up events, and no others. Source: Hammer's tests on real UIKit for tap and drag [T];
/// react-native-gesture-handler for the events [O]; that `valueChanged` comes first, and the side of a drag, are
/// inferred [I].
@preconcurrency @MainActor
open class UISwitch: UIControl {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .isOn: .flag(isOn)
    default: super.effectValue(of: kind)
    }
  }
  override var hidesPartsInEffects: Bool { true }

  /// Default: false.
  open var isOn = false { willSet { engine.effects.willChange(self, .isOn) } }

  // The following have no effect on touches.
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle = Style.automatic

  /// What a switch looks like.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  /// 51 × 31 points, 63 × 28 since iOS 26. Source: frames of switches in published hierarchies [O]; Vercantez, openuikit,
  /// golden/switch_onoff.layout.json, iOS 26.1 [O].
  open override var intrinsicContentSize: CGSize {
    engine.systemVersion >= 26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size is always that of a switch. Source: Apple's page of UISwitch.init(frame:): it ignores the size [D]; a switch that code made
  /// and only placed, iOS 26.1 (Vercantez/openuikit) [M].
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      keepOwnSize()
    }
  }
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil, translatesAutoresizingMaskIntoConstraints { keepOwnSize() }
  }
  /// Constraints and stack views may give it another size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard storedBounds.size != intrinsicContentSize, storedBounds.size != .zero else { return }
    Unmodelled.note(
      "constraints or a superview give a switch another size than its own, and where it takes touches then is not known"
    )
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    keepOwnSize()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Keeps the top left corner.
  private func keepOwnSize() {
    guard storedBounds.size != intrinsicContentSize else { return }
    let place = untransformedFrame.origin
    setUntransformedFrame(CGRect(origin: place, size: intrinsicContentSize))
  }

  private var startX: CGFloat = 0
  private var isDragged = false

  /// Sets ``isOn`` without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  override func didBegin(_ touch: UITouch) {
    startX = touch.location(in: self).x
    isDragged = false
  }

  override func didDrag(from wasInside: Bool) {
    guard let touch = trackedTouch else { return }
    if abs(touch.location(in: self).x - startX) >= engine.platform.switchDragThreshold { isDragged = true }
  }

  override func didEnd(inside: Bool) {
    guard let touch = trackedTouch else { return }
    let wanted = isDragged ? touch.location(in: self).x >= bounds.midX : (inside ? !isOn : isOn)
    if wanted != isOn {
      isOn = wanted
      send(.valueChanged)
    }
    send(inside ? .touchUpInside : .touchUpOutside)
  }

  /// False for the single tap of a recognizer of an ancestor, and for a one-finger pan along the track that began on
  /// the thumb.
  ///
  /// Source: Apple, "Interacting with other user interface controls" [D]; that the thumb is the half of the switch
  /// where it is, and that "along" means a larger movement along the track than across it, are inferred [I].
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer.isSingleTap(above: self) { return false }
    if isTracking, let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.attachedView !== self,
      pan.numberOfTouches == 1, (startX >= bounds.midX) == isOn
    {
      let way = vectorFromScreen(pan.way)
      if abs(way.x) > abs(way.y) { return false }
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
