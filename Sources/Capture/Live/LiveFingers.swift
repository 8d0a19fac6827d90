import RecordingStore

/// The fingers that are down in a live session: the page's numbers, and those in the recording.
///
/// A browser never uses a number twice; the recording numbers fingers from 1, the least that is free.
struct LiveFingers {
  /// More fingers than any touch screen follows.
  static let limit = 32
  /// The farthest coordinate, in points.
  static let farthest = 1e6

  /// A finger that is down.
  struct Finger {
    var number: Int
    var touch: Int
    var x: Double
    var y: Double
    var receiver: String?
  }

  private(set) var down: [Finger] = []
  /// The page's numbers of fingers that were cancelled without its knowing: what it goes on to say of them means nothing.
  private var forgotten: Set<Int> = []

  /// Whether nobody touches.
  var isEmpty: Bool { down.isEmpty }

  /// Takes a contact in and says which touch it is of; `nil` for a finger that the page does not know to be gone.
  mutating func take(_ contact: LiveContact) throws(LiveSessionError) -> Int? {
    guard contact.milliseconds.isFinite, abs(contact.milliseconds) <= LiveClock.latestMilliseconds else {
      throw LiveSessionError("a sample has no usable time; times are milliseconds of the page's clock")
    }
    guard abs(contact.x) <= Self.farthest, abs(contact.y) <= Self.farthest else {
      throw LiveSessionError("a sample of finger \(contact.finger) is not near any screen; give points of the scene")
    }
    guard contact.edge == nil || contact.phase == .began else {
      throw LiveSessionError("only a finger that begins comes from an edge; leave the edge out")
    }
    let isOver = contact.phase == .ended || contact.phase == .cancelled
    if forgotten.contains(contact.finger) {
      if isOver || contact.phase == .began { forgotten.remove(contact.finger) }
      if contact.phase != .began { return nil }
    }
    let place = down.firstIndex { $0.number == contact.finger }
    if contact.phase == .began {
      guard place == nil else { throw LiveSessionError("finger \(contact.finger) is down already; end it first") }
      guard down.count < Self.limit else {
        throw LiveSessionError("more than \(Self.limit) fingers are down; lift one")
      }
      let touch = (1...).first { number in !down.contains { $0.touch == number } }!
      down.append(Finger(number: contact.finger, touch: touch, x: contact.x, y: contact.y))
      return touch
    }
    guard let place else {
      throw LiveSessionError("finger \(contact.finger) is \(contact.phase.rawValue) but is not down; begin it first")
    }
    down[place].x = contact.x
    down[place].y = contact.y
    let touch = down[place].touch
    if isOver { down.remove(at: place) }
    return touch
  }

  /// Notes which view a touch landed on.
  mutating func note(receiver: String?, of touch: Int) {
    if let place = down.firstIndex(where: { $0.touch == touch }) { down[place].receiver = receiver }
  }

  /// The contacts that cancel every finger that is down.
  func cancelling(atMilliseconds milliseconds: Double) -> [LiveContact] {
    down.map {
      LiveContact(milliseconds: milliseconds, finger: $0.number, phase: .cancelled, x: $0.x, y: $0.y)
    }
  }

  /// Expects that the page goes on to speak of fingers that were cancelled without its knowing.
  mutating func forget(_ numbers: [Int]) { forgotten.formUnion(numbers) }

  mutating func removeAll() { down.removeAll() }
}
