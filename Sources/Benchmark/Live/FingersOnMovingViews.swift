import Capture
import RecordingStore

/// The messages of a page, 60 a second, on the scene of 1,000 views: taps move the views to other places and back, and
/// one finger drags across them during the animation.
struct FingersOnMovingViews {
  /// The content of one message.
  struct Frame {
    var milliseconds: Double
    var contacts: [LiveContact]
    /// Whether all views are moving and a finger is down.
    var isMeasured: Bool
    /// Whether the response is checked: only occasionally.
    var isInspected: Bool
  }

  private let isMoving: Bool
  private var frame = 0

  /// The duration of the views' animation, in frames. It starts with frame 4, and the drag must end before it does.
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
      // The same fingers at the same times; if the views must not move, beside the buttons.
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
