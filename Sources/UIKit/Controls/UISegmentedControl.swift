public import Foundation

/// A row of segments, one of which is selected.
///
/// A tap on a segment that is not selected selects it and sends `valueChanged`; a momentary segment is selected only
/// while the event is sent, at every tap. Source: Apple's pages of the properties [D]; Sadun's cookbook for taps on the
/// selected segment [O]; that it takes place when the touch ends, before the touch-up event, is inferred [I]. Segments
/// without a given width share the remaining width equally [I].
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .segment: .number(Double(storedIndex))
    case .segments: .texts(segments.map(\.textInEffects))
    default: super.effectValue(of: kind)
    }
  }
  override var hidesPartsInEffects: Bool { true }

  /// The size of the control itself.
  open override var intrinsicContentSize: CGSize { ownSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

  /// The index for no segment: -1.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var offset = CGSize.zero
    var width: CGFloat = 0
    var isEnabled = true
    var action: UIAction?

    init(title: String? = nil, image: UIImage? = nil) { (self.title, self.image) = (title, image) }
    /// Source: Apple's page of init(frame:actions:): an image is preferred to a title [D].
    @MainActor init(_ action: UIAction) {
      self.init(title: action.image == nil ? action.title : nil, image: action.image)
      (self.action, isEnabled) = (action, !action.attributes.contains(.disabled))
    }

    /// What the segment shows.
    @MainActor var textInEffects: String {
      (title ?? image?.effectName ?? "") + (isEnabled ? "" : ", isEnabled false")
    }
  }

  private var segments: [Segment] = [] {
    willSet { engine.effects.partWillChange(self, .segments) }
    didSet { invalidateIntrinsicContentSize() }
  }
  private var storedIndex = UISegmentedControl.noSegment { willSet { engine.effects.willChange(self, .segment) } }
  private var indexAtStart = UISegmentedControl.noSegment
  /// The action of the segment that a touch selects, while its event is sent.
  private var chosenAction: UIAction?

  /// Whether a segment is selected only while its event is sent. Default: false.
  open var isMomentary = false

  /// The index of the selected segment; ``noSegment`` for none.
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set { storedIndex = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  /// Creates a control with a segment for each title; items that are not strings are treated as images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }

  /// Creates a control with a segment for each action, which runs when a touch selects the segment.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map(Segment.init)
  }

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
    segments[min(max(segment, 0), segments.count - 1)] = Segment(action)
  }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { segments[segment] = Segment(action) }
  open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }
  /// The index of the segment whose action has the identifier; ``noSegment`` for none.
  open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? Self.noSegment
  }

  /// The action of a chosen segment runs after the code that is registered for the event [I].
  override func act(on event: Event) {
    if event.contains(.valueChanged) { chosenAction?.run(sender: self) }
  }

  /// Inserts a segment; an index beyond the end inserts at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let place = min(max(segment, 0), segments.count)
    segments.insert(Segment(title: title), at: place)
    if storedIndex >= place { storedIndex += 1 }
  }

  /// Removes a segment; if it is selected, no segment is selected afterwards.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if storedIndex == segment { storedIndex = Self.noSegment } else if storedIndex > segment { storedIndex -= 1 }
  }

  open func removeAllSegments() {
    segments = []
    storedIndex = Self.noSegment
  }

  /// Sets a segment's title, for pictures.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
  }

  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }

  /// Sets a segment's width in points; 0: an equal share of the remaining width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segments[segment].width = width
  }

  /// The width that was set; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  /// Inserts a segment with an image; an index beyond the end inserts at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
    segments[min(max(segment, 0), segments.count - 1)].image = image
  }

  // The following have no effect on touches.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { segments[segment].image = image }
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { segments[segment].offset = offset }
  open func contentOffsetForSegment(at segment: Int) -> CGSize { segments[segment].offset }
  open var selectedSegmentTintColor: UIColor?
  private var titleAttributes: [State.RawValue: [NSAttributedString.Key: Any]] = [:]
  private var backgroundImages: [State.RawValue: UIImage] = [:]
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state.rawValue] = attributes
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    backgroundImages[state.rawValue] = backgroundImage
  }
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[state.rawValue] }
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {}
  /// Whether the widths of segments follow their titles, which is not modelled: a touch on the control is unknown then. Default: false.
  open var apportionsSegmentWidthsByContent = false

  /// Stores where the touch began.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    indexAtStart = index(at: touch.location(in: self).x)
    return true
  }

  /// Selects the segment under the touch.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isInsideWithSlop(touch) else { return }
    let index = index(at: touch.location(in: self).x)
    if index != indexAtStart {
      Dispute("which segment is chosen by a finger that slides from one to another").note(by: nil, touch: touch)
    }
    guard index != Self.noSegment, segments[index].isEnabled, isMomentary || index != storedIndex else { return }
    storedIndex = index
    chosenAction = segments[index].action
    send(.valueChanged)
    chosenAction = nil
    if isMomentary { storedIndex = Self.noSegment }
  }

  /// False for the single tap of a recognizer of an ancestor, and since iOS 13 for its pan.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if engine.platform.segmentedControlRefusesPans, gestureRecognizer is UIPanGestureRecognizer,
      gestureRecognizer.attachedView !== self
    {
      return false
    }
    return !gestureRecognizer.isSingleTap(above: self) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The width of a segment that shares the remaining width equally.
  ///
  /// Whole points, rounded down; the last segment has the rest. Source: edges of segments on Mac Catalyst 26.1 (Vercantez/openuikit) [M].
  /// How other systems round is not known.
  private func share(of width: CGFloat) -> CGFloat {
    let whole = width.rounded(.down)
    if whole == width { return width }
    return UnknownLength.controlSizes.reading.value(in: whole...width.rounded(.up), stated: whole)
  }

  /// The segment at `x`; the first and the last extend beyond the ends.
  private func index(at x: CGFloat) -> Int {
    let given = segments.reduce(0) { $0 + $1.width }
    let sharing = segments.count { $0.width == 0 }
    let share = sharing > 0 ? share(of: max(bounds.width - given, 0) / CGFloat(sharing)) : 0
    var end = bounds.minX
    for (index, segment) in segments.enumerated() {
      end += segment.width > 0 ? segment.width : share
      if x < end { return index }
    }
    return segments.count - 1
  }
}

extension UISegmentedControl: UnmodelledTouches {
  var unmodelledTouches: String? { apportionsSegmentWidthsByContent ? "the widths of the segments" : nil }
}

extension UISegmentedControl {
  /// The widest title with 4 to 40 points for each segment; 28 to 32 points high. Source: frames in published hierarchies for the
  /// height [O]; the widths are inferred [I].
  final var ownSize: CGSize {
    let reading = UnknownLength.controlSizes.reading
    let segment = widestContent
    return CGSize(
      width: CGFloat(numberOfSegments) * reading.value(in: segment + 4...segment + 40, stated: segment + 20),
      height: reading.value(in: 28...32, stated: 32))
  }

  private final var widestContent: CGFloat {
    let font = UIFont.systemFont(ofSize: 13)
    return (0..<numberOfSegments).map { index in
      if let title = titleForSegment(at: index) { return title.size(withAttributes: [.font: font]).width }
      return imageForSegment(at: index)?.size.width ?? 0
    }.max() ?? 0
  }
}
