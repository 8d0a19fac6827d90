public import PassThrough
public import RecordingStore
public import Scenes
import SystemScenes

/// One session of a recording with its scene and strategy decoded, ready to be replayed.
@MainActor
public struct ReplayableSession {
  /// The open recording.
  public let reader: RecordingReader
  /// The session's row in the recording.
  public let metadata: SessionMetadata
  /// The scene it ran against.
  public let scene: SceneDescription
  /// The strategy it was recorded under.
  public let recordedStrategy: Strategy

  /// Decodes the scene and the strategy of a session.
  ///
  /// - Throws: ``RecordingError`` when the recording holds a scene, strategy or profile that this program cannot read.
  public init(_ metadata: SessionMetadata, of reader: RecordingReader) throws(RecordingError) {
    self.reader = reader
    self.metadata = metadata
    guard let scene = reader.scenes.first(where: { $0.id == metadata.scene }) else {
      throw Self.invalid(reader, "session \(metadata.id) has no scene \(metadata.scene)")
    }
    do {
      self.scene = try SceneDescription.decode([UInt8](scene.json.utf8))
    } catch {
      throw Self.invalid(reader, "scene '\(scene.name)': \(error)")
    }
    do {
      recordedStrategy = try Strategy(parsing: metadata.strategy)
      _ = try Profile(named: metadata.profile)
    } catch {
      throw Self.invalid(reader, "session \(metadata.id): \(error)")
    }
  }

  /// Builds the scene, with the recorded strategy and profile unless others are given.
  ///
  /// - Throws: ``Profile/UnknownName`` for a profile that does not exist, ``SceneError`` for a strategy that cannot be applied
  ///   to a view of the scene.
  public func makeScene(strategy: Strategy? = nil, profile: String? = nil) throws -> SceneInstance {
    try SceneInstance(scene, strategy: strategy ?? recordedStrategy, profile: profile ?? metadata.profile)
  }

  private static func invalid(_ reader: RecordingReader, _ problem: String) -> RecordingError {
    RecordingError(
      path: reader.path, kind: .invalid, problem: problem,
      remedy: "record the session again, or replay it with the version that recorded it")
  }
}
