import Foundation
package import PassThrough
package import RecordingStore
package import Scenes

extension LiveSession {
  /// Removes the last touch sequence and its outcomes, or the last event of the device if no finger was down.
  ///
  /// A sequence ends when no finger is down. Fingers that are down now belong to the last one. If the last action was
  /// ``resume(afterEventCount:)``, or all touches since then are removed, the touches that it discarded are restored instead. A
  /// further undo then continues with what was done before it. Returns `false` if there is nothing to undo.
  @discardableResult
  package func undo() throws -> Bool {
    if restorable != nil, let latest = discarded.last {
      try rewrite(keeping: nil, restoring: latest)
      discarded.removeLast()
      return true
    }
    guard let last = sequences.last else { return false }
    try rewrite(keeping: last.firstEvent)
    return true
  }

  /// Removes all touches, also those that ``undo()`` could restore, and rebuilds the scene.
  package func startOver() throws {
    try rewrite(keeping: 0)
    discarded = []
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

  /// Replays all touches on another version of the scene or of the user's classes, and continues with it.
  ///
  /// - Returns: The touches that hit another view than before.
  /// - Throws: An error of the scene, without effect.
  package func reload(_ scene: SceneDescription) throws -> [MovedTouch] {
    if let lost = scene.classNames.intersection(self.scene.rulesClasses.keys).subtracting(scene.rulesClasses.keys).min()
    {
      throw LiveSessionError("the new code has no class \(lost), which the scene names")
    }
    _ = try SceneInstance(scene, strategy: strategy, profile: profile)
    let before = (scene: self.scene, hits: hits)
    self.scene = scene
    do {
      try rewrite(keeping: nil)
    } catch {
      self.scene = before.scene
      throw error
    }
    return hits.moved(since: before.hits)
  }

  /// Plays the touches of another session with every strategy, as ``reload(_:)`` does. Code that ends the process or runs
  /// without end is found before it is used.
  package func rehearse(_ reader: RecordingReader) throws {
    try replay(reader, before: .max)
    playPreviews()
  }

  /// Copies the recording so far, so that another process can read it.
  package func copyRecording(to path: String) throws {
    try file.writer.commit()
    try FileManager.default.copyItem(atPath: self.path, toPath: path)
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

  /// Rewrites the recording with the events before `end`, or with all of them, and plays them on a new scene, followed by
  /// those of `discarded`.
  func rewrite(keeping end: Int?, restoring discarded: Discarded? = nil, isPlayedAnew: Bool = true) throws {
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
          if let discarded { try restore(discarded) }
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
      let reported = reported(error)
      if !file.writer.isInPlace { failure = reported }
      throw reported
    }
  }

  private func replay(_ reader: RecordingReader, before end: Int) throws {
    let cursor = try reader.samples(ofSession: 0)
    try replay { try cursor.next().flatMap { $0.event < end ? $0 : nil } }
  }

  /// Plays the discarded samples after the others. Their times do not change.
  private func restore(_ discarded: Discarded) throws {
    var rest = discarded.samples[...]
    try replay { rest.popFirst() }
    sequences += discarded.sequences
    _ = clock.rewind(to: discarded.clock)
  }

  private func replay(_ next: () throws -> TouchSample?) throws {
    var batch: [TouchSample] = []
    while let sample = try next() {
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
