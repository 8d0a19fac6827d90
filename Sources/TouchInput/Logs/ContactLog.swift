import PrintedText
import RecordingStore

/// Collects the contacts of a log and converts them to a valid touch session.
///
/// Fingers get the lowest free number, from 1. What a session cannot contain is corrected as `Documentation/Import.md` states, and a
/// note counts each kind of correction.
struct ContactLog {
  /// A touch from its beginning to its end.
  struct Touch {
    var number: Int
    var began: Int
    var firstMicroseconds: Int64
    /// The maximum if the log does not lift it.
    var lastMicroseconds = Int64.max
    var view: LoggedView?
  }

  /// A finger that is down.
  struct Finger {
    var number: Int
    /// The number in the log.
    var logged: Int?
    /// The index of its touch.
    var touch: Int
    var x: Double
    var y: Double
  }

  private(set) var contacts: [LoggedContact] = []
  /// The views that the log states for actions, which follow their touches.
  private var actions: [(microseconds: Int64, view: LoggedView)] = []

  var samples: [TouchSample] = []
  var touches: [Touch] = []
  var down: [Finger] = []
  /// The time of the last sample of each number.
  var lastMicroseconds: [Int: Int64] = [:]
  var start: Int64 = 0
  var repeatedBegins = 0
  var withoutBegin = 0
  var delayed = 0

  /// Adds a contact. Its position must be on or near a screen.
  mutating func add(_ contact: LoggedContact) throws(TouchLogError) {
    for coordinate in [contact.x, contact.y] where !(abs(coordinate) <= LinearMotion.farthest) {
      throw TouchLogError(
        line: contact.line, record: contact.record,
        "the position \(contact.x), \(contact.y) is far outside every screen",
        "give points of the screen")
    }
    contacts.append(contact)
  }

  /// Adds the view that an action of the log belongs to.
  mutating func act(_ view: LoggedView, atMicroseconds time: Int64) { actions.append((time, view)) }

  /// The session.
  ///
  /// - Parameters:
  ///   - isSorted: Whether the log must be in the order of time. If not, it is sorted.
  ///   - empty: The error for a log in which no touch begins.
  ///   - notes: The notes of the format, before those about corrections.
  consuming func log(
    isSorted: Bool, empty: (problem: String, remedy: String), notes: [String] = []
  ) throws(TouchLogError) -> TouchLog {
    try order(isSorted: isSorted)
    let contacts = contacts
    for contact in contacts { try take(contact) }
    guard !samples.isEmpty else { throw TouchLogError(line: 1, empty.problem, empty.remedy) }
    samples.sort { ($0.timestampMicroseconds, $0.touch) < ($1.timestampMicroseconds, $1.touch) }
    var event = -1
    var time: Int64 = -1
    for index in samples.indices {
      if samples[index].timestampMicroseconds != time { event += 1 }
      time = samples[index].timestampMicroseconds
      samples[index].event = event
    }
    let cancelled = down.sorted { $0.number < $1.number }.map { finger in
      TouchSample(
        event: event + 1, timestampMicroseconds: time + 1, touch: finger.number, phase: .cancelled, x: finger.x,
        y: finger.y)
    }
    let lost = assignActions()
    var log = TouchLog(samples: samples + cancelled, cancelled: cancelled, notes: notes + corrections)
    if lost > 0 { log.notes.append("\(Counted.text(lost, "action")) of the log without a touch left out") }
    log.receivers = receivers()
    return log
  }

  /// The notes about corrections.
  private var corrections: [String] {
    var notes: [String] = []
    if repeatedBegins > 0 {
      notes.append("\(Counted.text(repeatedBegins, "begin")) of a finger that was down already read as a move")
    }
    if withoutBegin > 0 {
      notes.append("\(Counted.text(withoutBegin, "sample")) of fingers that did not begin in the log left out")
    }
    if delayed > 0 {
      notes.append("\(Counted.text(delayed, "sample")) with the time of the finger's last one delayed by 1 µs")
    }
    return notes
  }

  private mutating func order(isSorted: Bool) throws(TouchLogError) {
    guard isSorted else {
      contacts = contacts.enumerated().sorted {
        ($0.element.microseconds, $0.offset) < ($1.element.microseconds, $1.offset)
      }.map(\.element)
      return
    }
    for (last, next) in zip(contacts, contacts.dropFirst()) where next.microseconds < last.microseconds {
      throw TouchLogError(
        line: next.line, record: next.record,
        "the time decreases by \(TouchTime.text(last.microseconds - next.microseconds)) s",
        "two logs in one file? Import each by itself")
    }
  }

  /// Assigns each action to the last touch that began before it, if that touch ended at most one second before the action.
  ///
  /// - Returns: The number of the other actions.
  private mutating func assignActions() -> Int {
    var lost = 0
    for action in actions {
      var (low, high) = (0, touches.count)
      while low < high {
        let middle = (low + high) / 2
        if touches[middle].firstMicroseconds <= action.microseconds { low = middle + 1 } else { high = middle }
      }
      if low > 0, touches[low - 1].lastMicroseconds >= action.microseconds - 1_000_000 {
        touches[low - 1].view = action.view
      } else {
        lost += 1
      }
    }
    return lost
  }

  private func receivers() -> [ExpectedReceiver] {
    guard touches.contains(where: { $0.view != nil }) else { return [] }
    var events: [Int: [Int64: Int]] = [:]
    for sample in samples where sample.phase == .began {
      events[sample.touch, default: [:]][sample.timestampMicroseconds] = sample.event
    }
    return touches.compactMap { touch in
      guard let view = touch.view, let event = events[touch.number]?[Int64(touch.began)] else { return nil }
      return ExpectedReceiver(event: event, touch: touch.number, view: view)
    }.sorted { ($0.event, $0.touch) < ($1.event, $1.touch) }
  }
}
