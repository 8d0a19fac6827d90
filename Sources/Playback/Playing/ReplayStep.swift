package import Findings
package import RecordingStore
package import Scenes

/// One event of a replay: its samples, its place in the session and its recorded outcomes.
///
/// ``ReplayableSession/replay(_:)`` passes one for each event. The storage is reused for every event.
@MainActor
package struct ReplayStep {
  private var batches: EventBatches
  private var isStopped = false
  private let session: Int

  init(_ session: ReplayableSession) throws(RecordingError) {
    self.session = session.metadata.id
    batches = try EventBatches(session.reader.samples(ofSession: session.metadata.id))
  }

  /// The samples of the event. Never empty in a step that is passed to a caller.
  package var samples: [TouchSample] { batches.batch }

  package var event: Int { batches.batch[0].event }

  /// The time of the event, in microseconds since the start of the session.
  package var timestampMicroseconds: Int64 { batches.batch[0].timestampMicroseconds }

  /// The time of the next event. `nil` for the last one.
  package var nextTimestampMicroseconds: Int64? { batches.nextTimestampMicroseconds }

  package var isLast: Bool { batches.isAtEnd }

  /// Plays the event and the timers up to the next one.
  package func play(on player: ScenePlayer) {
    player.play(batches.batch, until: batches.nextTimestampMicroseconds)
  }

  /// Reads the recorded outcomes of the event; for the last event, all remaining ones.
  package func readOutcomes(into recorded: RecordedOutcomes) throws(RecordingError) {
    try recorded.read(event: event, at: timestampMicroseconds, isLast: isLast)
  }

  /// Ends the replay after this step.
  package mutating func stop() { isStopped = true }

  /// Moves to the next event. Returns `false` at the end, after ``stop()``, or after the event in which the app's code is known to end
  /// the session.
  package mutating func advance() throws(RecordingError) -> Bool {
    guard !isStopped, try batches.next(), !KnownEnd.stops(before: event, ofSession: session) else { return false }
    if KnownEnd.event(ofSession: session) == event { isStopped = true }
    ReplayPosition.begin(event: event, at: timestampMicroseconds)
    ReplayPosition.session?.pointee = Int64(session)
    return true
  }
}

extension ReplayableSession {
  /// Calls `body` for each event in order.
  ///
  /// The body can inspect the scene before the event, play the step on any number of players, and inspect the result.
  ///
  /// - Throws: ``RecordingError`` if the recording cannot be read, and the errors of `body`.
  package func replay(_ body: (inout ReplayStep) throws -> Void) throws {
    var step = try ReplayStep(self)
    while try step.advance() { try body(&step) }
  }

  /// A step before the first event, for a replay that is continued later. Call ``ReplayStep/advance()`` first.
  package func makeReplay() throws(RecordingError) -> ReplayStep { try ReplayStep(self) }

  /// A reader for the recorded outcomes of the session, event by event.
  package func recordedOutcomes() throws(RecordingError) -> RecordedOutcomes {
    try RecordedOutcomes(metadata, of: reader)
  }

  /// The decisions of the app's code in the hit tests of the recorded session.
  func recordedDecisions() throws(RecordingError) -> [RecordedDecision] {
    try reader.decisions(ofSession: metadata.id)
  }

  /// The lines of the code that the session was recorded with. `nil` if they are not known.
  @MainActor var recordedFingerprint: SourceFingerprint? { RecordedRules.fingerprint(of: reader) }

  /// Replays the session on a scene and passes the outcomes of each event to `take`.
  package func replay(on scene: SceneInstance, _ take: ([SceneOutcome]) throws -> Void) throws {
    let player = ScenePlayer(scene)
    try replay { step in
      step.play(on: player)
      try take(player.outcomes)
    }
  }

  /// Plays all events before an event, so that `scene` has the state at its start.
  package func play(upTo event: Int, on scene: SceneInstance) throws {
    let player = ScenePlayer(scene, comparesLengths: false)
    try replay { step in
      if step.event < event { step.play(on: player) } else { step.stop() }
    }
  }
}
