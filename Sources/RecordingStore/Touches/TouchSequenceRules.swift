/// The rules for the samples of one session, checked sample by sample.
///
/// Touch files, the live page, the writer and the reader of recordings use these rules, so that all of them accept the
/// same sessions.
public struct TouchSequenceRules: Sendable {
  /// The maximum number of fingers that are down at the same time.
  ///
  /// It exceeds the fingers of the people at one screen. Each sample is looked up among the fingers that are down, so
  /// the limit bounds the work for a sample.
  public static let fingerLimit = 64

  /// The latest time of a sample, in microseconds: more than three years. Sums of times cannot overflow.
  public static let latestMicroseconds: Int64 = 100_000_000_000_000

  private struct Finger {
    var touch: Int
    var event: Int
    var x: Double
    var y: Double
  }

  /// The fingers that are down, in the order in which they began.
  private var fingers: [Finger] = []
  private var event = -1
  private var microseconds: Int64 = 0
  /// Whether the last sample is an event of the scene.
  private var isAfterSceneEvent = false
  /// The fingers that were lifted in the last event.
  private var lifted: [Int] = []

  public init() {}

  public var fingerCount: Int { fingers.count }

  /// Whether the last sample is that of a touch with this event and time.
  func isLast(event: Int, microseconds: Int64) -> Bool {
    self.event == event && self.microseconds == microseconds && !isAfterSceneEvent
  }

  /// Whether the last sample is that of a touch with this event.
  func isLast(event: Int) -> Bool { self.event == event && !isAfterSceneEvent }

  /// Samples that cancel every finger that is down, at its last position, in one event after the last.
  public func cancelling(atMicroseconds time: Int64) -> [TouchSample] {
    fingers.map { finger in
      TouchSample(
        event: event + 1, timestampMicroseconds: time, touch: finger.touch, phase: .cancelled, x: finger.x, y: finger.y)
    }
  }

  /// Checks the next sample of the session. The rules must not be used after an error.
  @inline(__always)
  public mutating func take(_ sample: TouchSample) throws(TouchSequenceError) {
    if sample.event != event || sample.timestampMicroseconds != microseconds {
      try beginEvent(sample)
      if isAfterSceneEvent { return }
    } else if isAfterSceneEvent || sample.sceneEvent != nil {
      throw .sceneEventNotAlone(event: event)
    }
    guard sample.x.isFinite, sample.y.isFinite else { throw .notFinite }
    if sample.edge != nil, sample.phase != .began { throw .edge(touch: sample.touch, sample.phase) }
    guard let place = fingers.firstIndex(where: { $0.touch == sample.touch }) else { return try begin(sample) }
    if sample.phase == .began { throw .alreadyDown(touch: sample.touch) }
    if fingers[place].event == event { throw .twiceInOneEvent(touch: sample.touch, event: event) }
    switch sample.phase {
    case .began, .moved, .stationary:
      fingers[place] = Finger(touch: sample.touch, event: event, x: sample.x, y: sample.y)
    case .ended, .cancelled:
      fingers.remove(at: place)
      lifted.append(sample.touch)
    }
  }

  private mutating func begin(_ sample: TouchSample) throws(TouchSequenceError) {
    if lifted.contains(sample.touch) { throw .twiceInOneEvent(touch: sample.touch, event: event) }
    guard sample.phase == .began else { throw .notDown(touch: sample.touch, sample.phase) }
    guard fingers.count < Self.fingerLimit else { throw .tooManyFingers }
    fingers.append(Finger(touch: sample.touch, event: event, x: sample.x, y: sample.y))
  }

  private mutating func beginEvent(_ sample: TouchSample) throws(TouchSequenceError) {
    let time = sample.timestampMicroseconds
    guard time >= 0, time <= Self.latestMicroseconds else { throw .timeOutOfRange(microseconds: time) }
    guard time >= microseconds else { throw .timeGoesBack(from: microseconds, to: time) }
    if sample.event == event { throw .twoTimesInOneEvent(event: event, microseconds, time) }
    guard sample.event >= 0, sample.event == event + 1 else { throw .eventOutOfOrder(sample.event, after: event) }
    (event, microseconds) = (sample.event, time)
    isAfterSceneEvent = sample.sceneEvent != nil
    if !lifted.isEmpty { lifted.removeAll(keepingCapacity: true) }
  }
}
