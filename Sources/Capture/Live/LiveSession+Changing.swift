package import PassThrough
import RecordingStore
import Scenes

extension LiveSession {
  /// Removes the last touch sequence, between two times without fingers, and its outcomes.
  ///
  /// Fingers that are down belong to it. Returns `false` if there is nothing to remove.
  @discardableResult
  package func undo() throws -> Bool {
    guard let last = sequences.last else { return false }
    try rewrite(keeping: last.firstEvent)
    return true
  }

  /// Removes all touches and rebuilds the scene.
  package func startOver() throws {
    try rewrite(keeping: 0)
  }

  /// Replays all touches with another strategy and continues with it.
  package func use(_ strategy: Strategy) throws {
    try change { $0.strategy = strategy }
  }

  /// Replays all touches with another profile and continues with it.
  ///
  /// - Throws: ``Profile/UnknownName``, without effect.
  package func use(profile: String) throws {
    _ = try Profile(named: profile)
    try change { $0.profile = profile }
  }

  /// Sets the name and the description of the session.
  ///
  /// They are written when the session ends, or when the recording is rewritten for another reason.
  package func describe(_ label: Label) throws {
    try checkOpen()
    self.label = label
  }

  /// Writes the description if the recording has another one. The touches do not change.
  func writeLabel() throws {
    guard writtenAbout != label.about else { return }
    try rewrite(keeping: nil, isPlayedAnew: false)
  }

  private func change(_ set: (LiveSession) -> Void) throws {
    let (strategy, profile) = (self.strategy, self.profile)
    set(self)
    do {
      try rewrite(keeping: nil)
    } catch {
      (self.strategy, self.profile) = (strategy, profile)
      throw error
    }
  }

  /// Rewrites the recording with the events before `end`, or with all of them, and plays them on a new scene.
  private func rewrite(keeping end: Int?, isPlayedAnew: Bool = true) throws {
    try checkOpen()
    // In a new scene no finger is down.
    if end == nil, isPlayedAnew { try cancelFingers() }
    let before = try setAside()
    do {
      try file.rewrite(before) { reader in
        recorder.writer = file.writer
        try beginRecording()
        if isPlayedAnew {
          try restart()
          try replay(reader, before: end ?? .max)
          continueTime()
        } else {
          try copy(reader)
        }
      }
    } catch {
      failure = error
      throw error
    }
  }

  /// Renames the recording. If it was removed, nothing more can be captured.
  private func setAside() throws(RecordingError) -> RecordingBackup {
    do {
      return try file.setAside()
    } catch {
      if !file.writer.isInPlace { failure = RecordingError.removed(path) }
      throw error
    }
  }

  private func replay(_ reader: RecordingReader, before end: Int) throws {
    let cursor = try reader.samples(ofSession: 0)
    var batch: [TouchSample] = []
    while let sample = try cursor.next(), sample.event < end {
      if let last = batch.last, last.event != sample.event {
        try play(batch)
        batch.removeAll(keepingCapacity: true)
      }
      batch.append(sample)
    }
    try play(batch)
  }

  /// Removes the touch sequences that were not replayed and advances the scene to the current time.
  private func continueTime() {
    let kept = sequences.prefix { $0.firstEvent < eventCount }
    if kept.isEmpty {
      _ = clock.rewind(to: nil)
    } else if kept.count < sequences.count {
      _ = clock.rewind(to: sequences[kept.count].clock)
    }
    sequences = Array(kept)
    advance(through: clock.reached)
  }

  /// Copies the rows. The outcomes of the last event are not written yet; they follow when it ends.
  private func copy(_ reader: RecordingReader) throws(RecordingError) {
    let samples = try reader.samples(ofSession: 0)
    let outcomes = try reader.outcomes(ofSession: 0)
    var outcome = try outcomes.next()
    var event = -1
    while let sample = try samples.next() {
      if sample.event != event {
        while let known = outcome, known.event <= event {
          try file.writer.append(known)
          outcome = try outcomes.next()
        }
        event = sample.event
      }
      try file.writer.append(sample)
    }
  }
}
