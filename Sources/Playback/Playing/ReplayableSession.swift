import Findings
package import PassThrough
package import RecordingStore
package import Scenes
import SystemScenes
package import UIKit

/// A session of a recording with its decoded scene and strategy, ready for replay.
@MainActor
package struct ReplayableSession {
  package let reader: RecordingReader
  package let metadata: SessionMetadata
  /// The scene of the session. A test replaces it with its own.
  package var scene: SceneDescription
  package let recordedStrategy: Strategy
  /// The names of the recorded outcomes with their rungs. Empty for a recording that has none.
  package var recordedNames = RecordedNames()
  /// The scene file of the recording.
  private let sceneFile: String

  /// Makes the windows of a scene whose views are made by code. `nil`: the scene's description makes them.
  package var makeWindows: (@MainActor () throws -> [UIWindow])?

  /// Whether code of an app runs in the scene.
  package var runsCode: Bool { makeWindows != nil || scene.runsCode }

  /// Why the session cannot be replayed, if code that is not here has made its views.
  package var missingCode: String? {
    guard makeWindows == nil, let file = scene.madeBy else { return nil }
    return "its views are made by \(file), which only its own tests can run: use 'swift test'"
  }

  /// Decodes the scene and the strategy of a session.
  ///
  /// - Throws: ``RecordingError`` if the recording has a scene, strategy or profile that this program does not support, or
  ///   if it was made with classes that are not loaded.
  package init(_ metadata: SessionMetadata, of reader: RecordingReader) throws(RecordingError) {
    self.reader = reader
    self.metadata = metadata
    guard let scene = reader.scenes.first(where: { $0.id == metadata.scene }) else {
      throw Self.invalid(reader, "session \(metadata.id) has no scene \(metadata.scene)")
    }
    try RecordedRules(of: reader).check(scene, of: reader)
    sceneFile = scene.json
    let names = try reader.viewNames(ofSession: metadata.id)
    recordedNames = RecordedNames(Dictionary(names.map { ($0.name, $0.json) }, uniquingKeysWith: { first, _ in first }))
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

  /// A hash of the scene file.
  var sceneHash: String { StableHash.hexadecimal(of: sceneFile) }

  /// Builds the scene, by default with the recorded strategy and profile.
  ///
  /// - Throws: ``Profile/UnknownName`` for an unknown profile, ``SceneError`` for a strategy that cannot be applied to
  ///   a view of the scene.
  package func makeScene(strategy: Strategy? = nil, profile: String? = nil) throws -> SceneInstance {
    if let missingCode {
      throw RecordingError(
        path: reader.path, kind: .invalid, problem: "session \(metadata.id): \(missingCode)",
        remedy: "keep the recordings of tests in a folder of their own")
    }
    let instance = try SceneInstance(
      scene, strategy: strategy ?? recordedStrategy, profile: profile ?? metadata.profile, makeWindows: makeWindows)
    instance.recordedProfile = try Profile(named: metadata.profile)
    instance.recordedNames = recordedNames
    instance.effectExtent = metadata.vocabulary.effectExtent
    instance.endingEvent = KnownEnd.event(ofSession: metadata.id)
    return instance
  }

  private static func invalid(_ reader: RecordingReader, _ problem: String) -> RecordingError {
    RecordingError(
      path: reader.path, kind: .invalid, problem: problem,
      remedy: "record the session again, or replay it with the version that recorded it")
  }
}

extension SessionVocabulary {
  /// Which changes a replay notes. A session without effects has none to compare.
  fileprivate var effectExtent: EffectExtent {
    if !contains(.effects) || contains(.looks) { return .looks }
    return contains(.parts) ? .parts : .properties
  }
}
