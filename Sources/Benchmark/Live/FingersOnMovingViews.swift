import Capture
import RecordingStore

/// A page's animation frames, 60 a second, on the scene of 1,000 views: they are sent there and back by taps, and one finger
/// drags across them meanwhile.
struct FingersOnMovingViews {
  /// What the page sends in one frame.
  struct Frame {
    var milliseconds: Double
    var contacts: [LiveContact]
    /// Whether all views are under way, and a finger is down.
    var isMeasured: Bool
    /// Whether it is worth looking at the answer: once in a while.
    var isInspected: Bool
  }

  private let isMoving: Bool
  private var frame = 0

  /// How long the drag across the views may take before they arrive, in frames; they begin to move with frame 4.
  private static let framesOfWay = Int(MovingViews.duration * 60)
  private static let framesOfTap = 4

  init(isMoving: Bool) {
    self.isMoving = isMoving
  }

  mutating func next() -> Frame {
    defer { frame += 1 }
    let way = frame / Self.framesOfWay
    let step = frame % Self.framesOfWay
    let time = Double(frame) * 1_000 / 60
    func contact(_ phase: TouchPhase, _ x: Double, _ y: Double) -> LiveContact {
      LiveContact(milliseconds: time, finger: 1, phase: phase, x: x, y: y)
    }
    if step < Self.framesOfTap {
      let button = way % 2 == 0 ? MovingViews.there : MovingViews.back
      let phase: TouchPhase = step == 0 ? .began : step == 2 ? .ended : .moved
      // The same fingers at the same times, beside the buttons where nothing is to move.
      let y = isMoving ? button.y : 795
      return Frame(
        milliseconds: time, contacts: step == 3 ? [] : [contact(phase, button.x, y)], isMeasured: false,
        isInspected: false)
    }
    // A new finger every half second, lifted and put down in one frame.
    let place = (step - Self.framesOfTap) % 30
    let (x, y) = (20 + Double(place) * 12, 60 + Double((step * 7) % 700))
    let isLast = place == 29 || step == Self.framesOfWay - 1
    let phase: TouchPhase = place == 0 ? .began : isLast ? .ended : .moved
    return Frame(
      milliseconds: time, contacts: [contact(phase, x, y)], isMeasured: true,
      isInspected: place == 20 && step < Self.framesOfWay - 60)
  }
}
