public import Foundation

/// Segments side by side, one of which is chosen.
///
/// A tap on a segment chooses it and sends `valueChanged`, if it was not the chosen one; momentary segments are chosen for
/// as long as the event is sent, every time. Source: Apple's pages of the properties [D]; Sadun's cookbook for taps on the
/// chosen segment [O]; that it happens with the lift, before the touch-up event, is inferred [I]. Segments are of one width
/// unless they were given one [I].
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The number that stands for no segment: -1.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var width: CGFloat = 0
    var isEnabled = true
  }

  private var segments: [Segment] = []
  private var storedIndex = UISegmentedControl.noSegment
  private var indexAtStart = UISegmentedControl.noSegment

  /// Whether a segment is chosen only for as long as its event is sent. False.
  open var isMomentary = false

  /// The number of the chosen segment, from 0; ``noSegment`` for none.
  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set { storedIndex = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  /// Makes a control with a segment for each title; other items stand for pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String) }
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts a segment in; beyond the end means at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let place = min(max(segment, 0), segments.count)
    segments.insert(Segment(title: title), at: place)
    if storedIndex >= place { storedIndex += 1 }
  }

  /// Takes a segment out; with the chosen one none is chosen.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if storedIndex == segment { storedIndex = Self.noSegment } else if storedIndex > segment { storedIndex -= 1 }
  }

  /// Takes all segments out.
  open func removeAllSegments() {
    segments = []
    storedIndex = Self.noSegment
  }

  /// Gives a segment a title; for pictures.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
  }

  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }

  /// Gives a segment a width in points; 0 lets it share what the others leave.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segments[segment].width = width
  }

  /// The width that a segment was given; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }

  /// Makes a segment take taps or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
  }

  /// Whether a segment takes taps.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  /// Notes where the touch came down.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    indexAtStart = index(at: touch.location(in: self).x)
    return true
  }

  /// Chooses the segment under the touch.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isInsideWithSlop(touch) else { return }
    let index = index(at: touch.location(in: self).x)
    if index != indexAtStart {
      Dispute("which segment is chosen by a finger that slides from one to another").note(by: nil, touch: touch)
    }
    guard index != Self.noSegment, segments[index].isEnabled, isMomentary || index != storedIndex else { return }
    storedIndex = index
    send(.valueChanged)
    if isMomentary { storedIndex = Self.noSegment }
  }

  /// No to the single tap of a view above.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !gestureRecognizer.isSingleTap(above: self) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The segment at `x` of the control; the first and the last reach beyond the ends.
  private func index(at x: CGFloat) -> Int {
    let given = segments.reduce(0) { $0 + $1.width }
    let sharing = segments.count { $0.width == 0 }
    let share = sharing > 0 ? max(bounds.width - given, 0) / CGFloat(sharing) : 0
    var end = bounds.minX
    for (index, segment) in segments.enumerated() {
      end += segment.width > 0 ? segment.width : share
      if x < end { return index }
    }
    return segments.count - 1
  }
}
