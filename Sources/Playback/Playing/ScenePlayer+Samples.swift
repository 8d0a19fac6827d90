package import RecordingStore

extension ScenePlayer {
  /// Plays a session whose samples are in memory, event by event, and calls `body` after each event with its samples.
  package func play(session samples: [TouchSample], _ body: ([TouchSample]) throws -> Void) rethrows {
    var rest = samples[...]
    while let first = rest.first {
      let batch = Array(rest.prefix { $0.event == first.event })
      rest = rest.dropFirst(batch.count)
      play(batch, until: rest.first?.timestampMicroseconds)
      try body(batch)
    }
  }
}
