public import PassThrough
public import RecordingStore
public import Scenes

/// One session of a recording, ready to be played.
@MainActor
public struct RecordedSession {
  /// The open recording.
  public let reader: RecordingReader
  /// The session within it.
  public let record: SessionRecord
  /// The scene it ran against.
  public let scene: SceneDescription
  /// The strategy it was recorded under.
  public let recordedStrategy: Strategy

  /// Decodes what the recording holds of a session's scene and strategy.
  ///
  /// - Throws: ``RecordingError`` when the recording holds a scene, strategy or profile that this program cannot read.
  public init(_ record: SessionRecord, of reader: RecordingReader) throws(RecordingError) {
    self.reader = reader
    self.record = record
    guard let scene = reader.scenes.first(where: { $0.id == record.scene }) else {
      throw Self.invalid(reader, "session \(record.id) has no scene \(record.scene)")
    }
    do {
      self.scene = try SceneDescription.decode([UInt8](scene.json.utf8))
    } catch {
      throw Self.invalid(reader, "scene '\(scene.name)': \(error)")
    }
    do {
      recordedStrategy = try Strategy(parsing: record.strategy)
      _ = try Profile(named: record.profile)
    } catch {
      throw Self.invalid(reader, "session \(record.id): \(error)")
    }
  }

  /// The scene come to life, as recorded unless told otherwise.
  ///
  /// - Throws: ``Profile/UnknownName`` for a profile that does not exist.
  public func makeScene(strategy: Strategy? = nil, profile: String? = nil) throws(Profile.UnknownName) -> SceneInstance
  {
    try SceneInstance(scene, strategy: strategy ?? recordedStrategy, profile: profile ?? record.profile)
  }

  /// Plays the session and hands out the outcomes of each event.
  public func replay(on scene: SceneInstance, _ take: ([Outcome]) throws -> Void) throws {
    let player = ScenePlayer(scene)
    var batches = try EventBatches(reader.samples(ofSession: record.id))
    while try batches.next() {
      player.play(batches.batch, until: batches.nextTimestampMicroseconds)
      try take(player.outcomes)
    }
  }

  /// Plays all that comes before an event, so that `scene` stands as the event found it.
  public func play(upTo event: Int, on scene: SceneInstance) throws(RecordingError) {
    let player = ScenePlayer(scene)
    var batches = try EventBatches(reader.samples(ofSession: record.id))
    while try batches.next(), batches.batch[0].event < event {
      player.play(batches.batch, until: batches.nextTimestampMicroseconds)
    }
  }

  private static func invalid(_ reader: RecordingReader, _ problem: String) -> RecordingError {
    RecordingError(
      path: reader.path, kind: .invalid, problem: problem,
      remedy: "record the session again, or replay it with the version that recorded it")
  }
}
