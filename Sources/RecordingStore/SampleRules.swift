/// The rules that the samples of one session keep, checked one sample after the other.
///
/// The writer holds its callers to them and the reader the files, so that whoever reads a session may rely on them.
struct SampleRules {
  private var last: (event: Int, microseconds: Int64)?
  private var down: [Int] = []

  /// More fingers than this at once are nonsense, and would make the check slow.
  private static let maximumTouchCount = 1_000

  /// More than three years, in microseconds: the bound of a touch file, below which no sum of times overflows.
  private static let maximumMicroseconds: Int64 = 100_000_000_000_000

  /// The touches of the last event: an event has one sample for each finger at most.
  private var touchesOfEvent: [Int] = []

  /// The fingers that are still down, in the order in which they came down.
  var touchesDown: [Int] { down }

  /// Whether the last sample is of this event and time.
  func isLast(event: Int, microseconds: Int64) -> Bool {
    last.map { $0.event == event && $0.microseconds == microseconds } ?? false
  }

  /// What is wrong with the next sample, if anything.
  mutating func problem(with sample: TouchSample) -> String? {
    if let problem = momentProblem(sample) { return problem }
    guard sample.x.isFinite, sample.y.isFinite else { return "the position is not a finite number" }
    if sample.edge != nil, sample.phase != .began {
      return "touch \(sample.touch) has an edge but is \(sample.phase.rawValue); only a touch that began has one"
    }
    if last?.event != sample.event { touchesOfEvent.removeAll(keepingCapacity: true) }
    if touchesOfEvent.contains(sample.touch) { return "touch \(sample.touch) is in event \(sample.event) twice" }
    touchesOfEvent.append(sample.touch)
    last = (sample.event, sample.timestampMicroseconds)
    let place = down.firstIndex(of: sample.touch)
    switch sample.phase {
    case .began:
      if place != nil { return "touch \(sample.touch) began again before it ended" }
      if down.count == Self.maximumTouchCount { return "more than \(Self.maximumTouchCount) touches are down at once" }
      down.append(sample.touch)
    case .moved, .stationary:
      if place == nil { return "touch \(sample.touch) is \(sample.phase.rawValue) but never began" }
    case .ended, .cancelled:
      guard let place else { return "touch \(sample.touch) is \(sample.phase.rawValue) but never began" }
      down.remove(at: place)
    }
    return nil
  }

  private func momentProblem(_ sample: TouchSample) -> String? {
    let event = sample.event
    let time = sample.timestampMicroseconds
    if time > Self.maximumMicroseconds { return "the time \(time) µs is more than \(Self.maximumMicroseconds) µs" }
    guard let last else {
      if event != 0 { return "the first event is \(event), not 0" }
      return time < 0 ? "the time \(time) µs is before the start" : nil
    }
    if time < last.microseconds { return "the time goes back from \(last.microseconds) to \(time) µs" }
    if event == last.event {
      return time == last.microseconds ? nil : "event \(event) has the times \(last.microseconds) and \(time) µs"
    }
    return event &- 1 == last.event ? nil : "event \(event) follows event \(last.event)"
  }
}
