import RecordingStore

/// The samples of a session up to now, for replays that begin later. The number is limited.
@MainActor
struct TouchHistory {
  /// The largest number of samples that are kept: less than 5 megabytes.
  nonisolated static let limit = 65_536

  private var samples: [TouchSample] = []
  /// Whether all samples are kept.
  private(set) var isComplete = true

  init(isComplete: Bool = true) { self.isComplete = isComplete }

  mutating func append(_ new: [TouchSample]) {
    guard isComplete else { return }
    if samples.count + new.count > Self.limit {
      (samples, isComplete) = ([], false)
    } else {
      samples += new
    }
  }

  /// Plays all events. The time after the last one is left to the player.
  func play(on player: ScenePlayer) {
    var rest = samples[...]
    while let first = rest.first {
      let batch = Array(rest.prefix { $0.event == first.event })
      rest = rest.dropFirst(batch.count)
      if let next = rest.first { player.play(batch, until: next.timestampMicroseconds) } else { player.begin(batch) }
    }
  }
}
