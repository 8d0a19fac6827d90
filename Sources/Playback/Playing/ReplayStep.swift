public import RecordingStore
public import Scenes

/// One event of a session that is replayed: its samples, its place in the session and what was recorded of it.
///
/// ``ReplayableSession/replay(_:)`` hands out one for each event. The same storage is used for every event.
@MainActor
package struct ReplayStep {
  private var batches: EventBatches
  private var isStopped = false

  init(_ session: ReplayableSession) throws(RecordingError) {
    batches = try EventBatches(session.reader.samples(ofSession: session.metadata.id))
  }

  /// The samples of the event; never empty in a step that is handed out.
  package var samples: [TouchSample] { batches.batch }

  /// The event's number in the session.
  package var event: Int { batches.batch[0].event }

  /// When the event comes, in microseconds from the start of the session.
  package var timestampMicroseconds: Int64 { batches.batch[0].timestampMicroseconds }

  /// When the next event comes; `nil` for the last one.
  package var nextTimestampMicroseconds: Int64? { batches.nextTimestampMicroseconds }

  /// Whether this is the session's last event.
  package var isLast: Bool { batches.isAtEnd }

  /// Plays the event, and what timers do until the next one.
  package func play(on player: ScenePlayer) {
    player.play(batches.batch, until: batches.nextTimestampMicroseconds)
  }

  /// Reads the outcomes that were recorded for the event; the last event has all that are left.
  package func readOutcomes(into recorded: RecordedOutcomes) throws(RecordingError) {
    try recorded.read(event: event, at: timestampMicroseconds, isLast: isLast)
  }

  /// Ends the replay after this step.
  package mutating func stop() { isStopped = true }

  /// Goes on to the next event; false at the end, or after ``stop()``.
  package mutating func advance() throws(RecordingError) -> Bool {
    if isStopped { return false }
    return try batches.next()
  }
}

extension ReplayableSession {
  /// Calls `body` for each event in order.
  ///
  /// The body looks at the scene before the event, plays the step on as many players as it needs, and looks at what followed.
  ///
  /// - Throws: ``RecordingError`` where the recording cannot be read, and what `body` throws.
  package func replay(_ body: (inout ReplayStep) throws -> Void) throws {
    var step = try ReplayStep(self)
    while try step.advance() { try body(&step) }
  }

  /// A step before the first event, for a replay that is continued later; call ``ReplayStep/advance()`` first.
  package func makeReplay() throws(RecordingError) -> ReplayStep { try ReplayStep(self) }

  /// The recorded outcomes of the session, read event by event.
  package func recordedOutcomes() throws(RecordingError) -> RecordedOutcomes {
    try RecordedOutcomes(reader.outcomes(ofSession: metadata.id), isCutShort: metadata.isCutShort)
  }

  /// Replays the session on a scene and hands out the outcomes of each event.
  public func replay(on scene: SceneInstance, _ take: ([Outcome]) throws -> Void) throws {
    let player = ScenePlayer(scene)
    try replay { step in
      step.play(on: player)
      try take(player.outcomes)
    }
  }

  /// Plays all that comes before an event, so that `scene` stands as the event found it.
  public func play(upTo event: Int, on scene: SceneInstance) throws {
    let player = ScenePlayer(scene)
    try replay { step in
      if step.event < event { step.play(on: player) } else { step.stop() }
    }
  }
}
