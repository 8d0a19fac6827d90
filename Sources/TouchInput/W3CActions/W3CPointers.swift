import RecordingStore

/// The pointers of the fingers of a session: each finger has the lowest one that is free when it begins.
struct W3CPointers {
  private struct Place: Hashable {
    var event: Int
    var touch: Int
  }

  private var pointers: [Place: Int] = [:]
  private(set) var count = 0
  /// Whether a finger has another number than in the session, where pointers are numbered from 1.
  private(set) var isRenumbered = false

  init(_ events: [[TouchSample]], _ ticks: W3CActionsImport.Ticks) throws(ExportError) {
    var down: [Int: Int] = [:]
    for event in events {
      // A pointer that is lifted in an event is free in the next one.
      var lifted: [Int] = []
      for sample in event {
        if sample.phase == .cancelled, ticks == .webDriverAgent {
          throw ExportError(
            "touch \(sample.touch) is cancelled at \(TouchTime.text(sample.timestampMicroseconds)) s, "
              + "which WebDriverAgent cannot do", "use --ticks spec, or --to touches")
        }
        if sample.phase == .began {
          let taken = Set(down.values)
          down[sample.touch] = (0...).first { !taken.contains($0) }!
        }
        guard let pointer = down[sample.touch] else { continue }
        pointers[Place(event: sample.event, touch: sample.touch)] = pointer
        count = max(count, pointer + 1)
        if pointer + 1 != sample.touch { isRenumbered = true }
        if sample.phase == .ended || sample.phase == .cancelled { lifted.append(sample.touch) }
      }
      for touch in lifted { down[touch] = nil }
    }
  }

  /// The pointer of a finger, from 0.
  func pointer(of sample: TouchSample) -> Int { pointers[Place(event: sample.event, touch: sample.touch)]! }
}
