import RecordingStore

/// Runs sources tick by tick and collects the samples of their fingers.
struct W3CTimeline {
  /// The maximum duration of a session, in microseconds: one hour.
  static let longest: Int64 = 3_600_000_000

  /// The time between two samples of one finger that would have the same time, in microseconds.
  static let gap: Int64 = 1000

  /// A running source.
  private struct Finger {
    var source: W3CSource
    var x = 0.0
    var y = 0.0
    var isDown = false
    var lastSample: Int64 = -1

    /// Whether the n-th item has a sample at the start of its tick.
    func samplesAtStart(ofItem index: Int) -> Bool {
      let item = source.items[index]
      switch item.kind {
      case .pause: return false
      case .move(let x, let y): return isDown && item.microseconds == 0 && (x != self.x || y != self.y)
      case .down, .up, .cancel: return true
      }
    }
  }

  private var samples: [TouchSample] = []
  private var stillDown: [TouchSample] = []
  private var end: Int64 = 0

  /// Runs sources together from time 0: their n-th items form the n-th tick.
  ///
  /// A tick in which a finger would get a second sample at the same time is delayed by one gap, with all later ticks.
  mutating func run(_ sources: [W3CSource]) throws(W3CActionsError) {
    var active = sources.map { Finger(source: $0) }
    var start: Int64 = 0
    var index = 0
    while true {
      retire(&active, before: index)
      if active.isEmpty { break }
      if active.contains(where: { $0.lastSample >= start && $0.samplesAtStart(ofItem: index) }) {
        start += Self.gap
      }
      var duration: Int64 = 0
      for finger in active.indices {
        let item = active[finger].source.items[index]
        guard start + item.microseconds <= Self.longest else {
          throw .invalid(
            item.place, problem: "the actions last longer than \(Self.longest / 1_000_000) seconds",
            remedy: "durations are milliseconds; shorten them")
        }
        perform(item, by: &active[finger], at: start)
        duration = max(duration, item.microseconds)
      }
      start += duration
      index += 1
    }
    end = max(end, start)
  }

  /// Removes the sources without an n-th item.
  private mutating func retire(_ active: inout [Finger], before index: Int) {
    for finger in active where finger.source.items.count == index && finger.isDown {
      if let touch = finger.source.touch {
        stillDown.append(sample(touch, .cancelled, 0, finger.x, finger.y))
      }
    }
    active.removeAll { $0.source.items.count == index }
  }

  private mutating func perform(_ item: W3CSource.Item, by finger: inout Finger, at start: Int64) {
    guard let touch = finger.source.touch else { return }
    switch item.kind {
    case .pause:
      break
    case .move(let x, let y):
      if finger.isDown {
        let motion = LinearMotion(
          fromX: finger.x, fromY: finger.y, toX: x, toY: y, microseconds: item.microseconds)
        motion.forEachStep { step in
          finger.lastSample = start + step.microseconds
          samples.append(sample(touch, .moved, finger.lastSample, step.x, step.y))
        }
      }
      finger.x = x
      finger.y = y
    case .down:
      finger.isDown = true
      add(.began, of: touch, &finger, at: start)
    case .up:
      finger.isDown = false
      add(.ended, of: touch, &finger, at: start)
    case .cancel:
      finger.isDown = false
      add(.cancelled, of: touch, &finger, at: start)
    }
  }

  private mutating func add(_ phase: TouchPhase, of touch: Int, _ finger: inout Finger, at time: Int64) {
    finger.lastSample = time
    samples.append(sample(touch, phase, time, finger.x, finger.y))
  }

  private func sample(_ touch: Int, _ phase: TouchPhase, _ time: Int64, _ x: Double, _ y: Double) -> TouchSample {
    TouchSample(event: 0, timestampMicroseconds: time, touch: touch, phase: phase, x: x, y: y)
  }

  /// All samples in order, with the first at time 0. `nil` without samples.
  func result() -> W3CActionsImport.Result? {
    let sorted = samples.sorted {
      ($0.timestampMicroseconds, $0.touch) < ($1.timestampMicroseconds, $1.touch)
    }
    guard let first = sorted.first?.timestampMicroseconds, let last = sorted.last?.timestampMicroseconds else {
      return nil
    }
    var event = -1
    var time: Int64 = -1
    let placed = sorted.map { sample in
      if sample.timestampMicroseconds != time { event += 1 }
      time = sample.timestampMicroseconds
      return moved(sample, toEvent: event, at: time - first)
    }
    let cancelled = stillDown.sorted { $0.touch < $1.touch }.map { sample in
      moved(sample, toEvent: event + 1, at: max(end, last + 1) - first)
    }
    return W3CActionsImport.Result(samples: placed, cancelled: cancelled)
  }

  private func moved(_ sample: TouchSample, toEvent event: Int, at time: Int64) -> TouchSample {
    var sample = sample
    sample.event = event
    sample.timestampMicroseconds = time
    return sample
  }
}
