package import PassThrough
package import RecordingStore
package import Scenes
import SystemScenes

/// A session of a recording with its decoded scene and strategy, ready for replay.
@MainActor
package struct ReplayableSession {
  package let reader: RecordingReader
  package let metadata: SessionMetadata
  /// The scene of the session.
  package let scene: SceneDescription
  package let recordedStrategy: Strategy

  /// Decodes the scene and the strategy of a session.
  ///
  /// - Throws: ``RecordingError`` if the recording has a scene, strategy or profile that this program does not support.
  package init(_ metadata: SessionMetadata, of reader: RecordingReader) throws(RecordingError) {
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

  /// Builds the scene, by default with the recorded strategy and profile.
  ///
  /// - Throws: ``Profile/UnknownName`` for an unknown profile, ``SceneError`` for a strategy that cannot be applied to
  ///   a view of the scene.
  package func makeScene(strategy: Strategy? = nil, profile: String? = nil) throws -> SceneInstance {
    try SceneInstance(scene, strategy: strategy ?? recordedStrategy, profile: profile ?? metadata.profile)
  }

  private static func invalid(_ reader: RecordingReader, _ problem: String) -> RecordingError {
    RecordingError(
      path: reader.path, kind: .invalid, problem: problem,
      remedy: "record the session again, or replay it with the version that recorded it")
  }
}
