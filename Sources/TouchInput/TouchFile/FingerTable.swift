import RecordingStore

/// The fingers that are down, and what each may do next.
struct FingerTable {
  /// A phase that cannot follow what the finger did before.
  enum Misstep {
    case notDown
    case alreadyDown
    case twiceInOneEvent
    case tooMany
  }

  /// More fingers than any touch screen reports; a bound on the work of one line.
  static let limit = 64

  /// The last sample of every finger that is down, in the order in which they came down.
  private(set) var down: [TouchSample] = []
  private var liftedEvent = -1
  private var lifted: [Int] = []

  /// Takes the next sample in, or says why it cannot be.
  mutating func take(_ sample: TouchSample) -> Misstep? {
    if liftedEvent != sample.event {
      liftedEvent = sample.event
      lifted.removeAll(keepingCapacity: true)
    }
    guard let index = down.firstIndex(where: { $0.touch == sample.touch }) else {
      if lifted.contains(sample.touch) { return .twiceInOneEvent }
      guard sample.phase == .began else { return .notDown }
      guard down.count < Self.limit else { return .tooMany }
      down.append(sample)
      return nil
    }
    if sample.phase == .began { return .alreadyDown }
    if down[index].event == sample.event { return .twiceInOneEvent }
    switch sample.phase {
    case .began, .moved, .stationary:
      down[index] = sample
    case .ended, .cancelled:
      down.remove(at: index)
      lifted.append(sample.touch)
    }
    return nil
  }
}
