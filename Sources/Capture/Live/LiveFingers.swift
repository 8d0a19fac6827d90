import HitTestTerms
import RecordingStore

/// The fingers that are down in a live session, each with its number on the page and its number in the recording.
///
/// The page chooses its own numbers. The recording numbers touches from 1 through the session and uses no number twice.
struct LiveFingers {
  /// The maximum absolute value of a coordinate, in points.
  static let farthest = 1e6

  /// A finger that is down.
  struct Finger {
    var number: Int
    var touch: Int
    var x: Double
    var y: Double
    var receiver: ViewID?
  }

  private(set) var down: [Finger] = []
  /// The highest touch number of the session.
  private var lastTouch = 0
  /// The rules of touch sequences, applied to the page's numbers. Each contact is an event of its own.
  private var rules = TouchSequenceRules()
  private var contacts = 0
  /// The page's numbers of fingers that the session cancelled while they were down on the page. Their contacts are ignored.
  private var ignored: Set<Int> = []

  /// Whether no finger is down.
  var isEmpty: Bool { down.isEmpty }

  /// Accepts a contact and returns its touch number in the recording; `nil` if the session has cancelled the finger, and 0 for
  /// an event of the device.
  ///
  /// After an error this value must not be used.
  mutating func take(_ contact: LiveContact) throws(LiveSessionError) -> Int? {
    guard contact.milliseconds.isFinite, abs(contact.milliseconds) <= SessionClock.latestMilliseconds else {
      throw LiveSessionError("a sample has no valid time; times are milliseconds of the page's clock")
    }
    if contact.sceneEvent != nil { return 0 }
    guard abs(contact.x) <= Self.farthest, abs(contact.y) <= Self.farthest else {
      throw LiveSessionError("a sample of finger \(contact.finger) is not near any screen; give points of the scene")
    }
    let isOver = contact.phase == .ended || contact.phase == .cancelled
    if ignored.contains(contact.finger) {
      if isOver || contact.phase == .began { ignored.remove(contact.finger) }
      if contact.phase != .began { return nil }
    }
    do {
      try rules.take(
        TouchSample(
          event: contacts, timestampMicroseconds: 0, touch: contact.finger, phase: contact.phase, x: contact.x,
          y: contact.y, edge: contact.edge))
    } catch {
      throw LiveSessionError(error)
    }
    contacts += 1
    guard let place = down.firstIndex(where: { $0.number == contact.finger }) else {
      lastTouch += 1
      down.append(Finger(number: contact.finger, touch: lastTouch, x: contact.x, y: contact.y))
      return lastTouch
    }
    down[place].x = contact.x
    down[place].y = contact.y
    let touch = down[place].touch
    if isOver { down.remove(at: place) }
    return touch
  }

  /// Continues the touch numbers after that of a touch that is played again.
  mutating func countTouch(_ touch: Int) { lastTouch = max(lastTouch, touch) }

  /// Records the view that a touch hit.
  mutating func note(receiver: ViewID?, of touch: Int) {
    if let place = down.firstIndex(where: { $0.touch == touch }) { down[place].receiver = receiver }
  }

  /// The contacts that cancel every finger that is down.
  func cancelling(atMilliseconds milliseconds: Double) -> [LiveContact] {
    down.map {
      LiveContact(milliseconds: milliseconds, finger: $0.number, phase: .cancelled, x: $0.x, y: $0.y)
    }
  }

  /// Ignores further contacts of these fingers, which the session cancelled while they were down on the page.
  mutating func ignore(_ numbers: [Int]) { ignored.formUnion(numbers) }

  /// Removes all fingers without sending contacts that end them. Ignored fingers stay ignored. Touch numbers start again.
  mutating func removeAll() {
    down.removeAll()
    lastTouch = 0
    rules = TouchSequenceRules()
    contacts = 0
  }
}

extension LiveSessionError {
  /// Creates the error for a contact that violates a rule of touch sequences.
  init(_ error: TouchSequenceError) {
    switch error {
    case .notDown(let finger, let phase):
      self.init("finger \(finger) is \(phase.rawValue) but is not down; begin it first")
    case .alreadyDown(let finger): self.init("finger \(finger) is down already; end it first")
    case .tooManyFingers: self.init("\(error); lift one")
    case .edge: self.init("only a finger that begins comes from an edge; leave the edge out")
    case .notFinite, .twiceInOneEvent, .sceneEventNotAlone, .timeOutOfRange, .timeGoesBack, .twoTimesInOneEvent,
      .eventOutOfOrder:
      self.init("\(error); correct the sample")
    }
  }
}
