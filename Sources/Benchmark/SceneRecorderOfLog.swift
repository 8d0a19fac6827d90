import Capture
import PassThrough
import RecordingStore
import Scenes
import SystemScenes
import TouchInput

/// Records a session on the scene of a log.
@MainActor
struct SceneRecorderOfLog {
  let recorder: SceneRecorder

  init(_ file: AppSceneFile, _ writer: RecordingWriter) throws {
    let description = try SceneDescription.decode(Array(file.json.utf8))
    let scene = try SceneInstance(description, strategy: .uikit)
    let number = try writer.addScene(name: description.name, json: description.canonicalJSON())
    _ = try writer.beginSession(
      scene: number, strategy: "uikit", profile: "ios17", source: "benchmark", vocabulary: .replayed(runsCode: false))
    recorder = SceneRecorder(on: scene, into: writer)
  }
}
