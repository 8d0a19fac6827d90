public import PassThrough
import RecordingStore
import Scenes

extension LiveSession {
  /// Takes back the last touches, from the moment when no finger was down to the next such moment, and what followed.
  ///
  /// Fingers that are down are part of it. False when there is nothing to take back.
  @discardableResult
  public func undo() throws -> Bool {
    guard let start = sequenceStarts.last else { return false }
    try rewrite(keeping: start)
    return true
  }

  /// Forgets every touch and begins with the scene as it was at first.
  public func startOver() throws {
    try rewrite(keeping: 0)
  }

  /// Plays what was touched so far under another strategy, and goes on under it.
  public func use(_ strategy: Strategy) throws {
    try change { $0.strategy = strategy }
  }

  /// Plays what was touched so far under another profile, and goes on under it.
  ///
  /// - Throws: ``Profile/UnknownName``, and then nothing has changed.
  public func use(profile: String) throws {
    _ = try Profile(named: profile)
    try change { $0.profile = profile }
  }

  /// Says what the session is about.
  ///
  /// It is written with the end of the session, or when the recording is written anew for another reason.
  public func describe(_ label: Label) throws {
    try checkOpen()
    self.label = label
  }

  /// Writes the sentence about the session where the recording has another; the touches stay as they are.
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

  /// Writes the recording anew from the events before `end`, or from all of them, and plays them on a new scene.
  private func rewrite(keeping end: Int?, isPlayedAnew: Bool = true) throws {
    try checkOpen()
    // A finger cannot be down in a scene that was just built.
    if end == nil, isPlayedAnew { try cancelFingers() }
    let before = try file.setAside()
    do {
      try file.rewrite(before) { reader in
        recorder.writer = file.writer
        try beginRecording()
        if isPlayedAnew {
          try restart()
          try replay(reader, before: end ?? .max)
        } else {
          try copy(reader)
        }
      }
    } catch {
      failure = error
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
    clock.stand()
  }

  /// Copies the rows. Of the last event only the samples are written yet; its outcomes follow when it ends.
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
