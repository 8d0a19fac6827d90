/// The error for a sample that cannot follow the previous samples; see ``TouchSequenceRules``.
public enum TouchSequenceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A finger that is not down moves, is stationary, ends or is cancelled.
  case notDown(touch: Int, TouchPhase)
  /// A finger begins that is already down.
  case alreadyDown(touch: Int)
  /// A finger has two samples in one event.
  case twiceInOneEvent(touch: Int, event: Int)
  /// The number of fingers exceeds ``TouchSequenceRules/fingerLimit``.
  case tooManyFingers
  /// An event of the scene has another sample.
  case sceneEventNotAlone(event: Int)
  /// A position is infinite or not a number.
  case notFinite
  /// A sample other than `began` has an edge.
  case edge(touch: Int, TouchPhase)
  /// A time is negative or later than ``TouchSequenceRules/latestMicroseconds``.
  case timeOutOfRange(microseconds: Int64)
  /// A time is before that of the last sample.
  case timeGoesBack(from: Int64, to: Int64)
  /// Samples of one event have different times.
  case twoTimesInOneEvent(event: Int, Int64, Int64)
  /// The event is neither the last one nor the next one.
  case eventOutOfOrder(Int, after: Int)

  /// The error message, without a full stop. Times are in microseconds.
  public var description: String {
    switch self {
    case .notDown(let touch, let phase): "touch \(touch) is \(phase.rawValue) but is not down"
    case .alreadyDown(let touch): "touch \(touch) begins but is already down"
    case .twiceInOneEvent(let touch, let event): "touch \(touch) is in event \(event) twice"
    case .tooManyFingers: "more than \(TouchSequenceRules.fingerLimit) fingers are down"
    case .sceneEventNotAlone(let event): "event \(event) is not a touch, and has another sample"
    case .notFinite: "the position is not a finite number"
    case .edge(let touch, let phase):
      "touch \(touch) has an edge but is \(phase.rawValue); only a touch that began has one"
    case .timeOutOfRange(let time):
      time < 0
        ? "the time \(time) µs is before the start"
        : "the time \(time) µs is more than \(TouchSequenceRules.latestMicroseconds) µs"
    case .timeGoesBack(let last, let time): "the time decreases from \(last) to \(time) µs"
    case .twoTimesInOneEvent(let event, let first, let second):
      "event \(event) has the times \(first) and \(second) µs"
    case .eventOutOfOrder(let event, let last):
      last < 0 ? "the first event is \(event), not 0" : "event \(event) follows event \(last)"
    }
  }
}
