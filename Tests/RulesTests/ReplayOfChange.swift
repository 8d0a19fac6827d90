import Capture
import Findings
import Foundation
import PassThrough
import RecordingStore
import Scenes
import SystemScenes

@testable import Playback

/// Records taps on a scene and compares a replay on another one with the recording.
@MainActor
struct ReplayOfChange {
  let old: String
  let new: String
  let taps: [(x: Double, y: Double)]
  var recordedProfile = "ios17"
  var profile = "ios17"
  var isRetargeting = false
  /// Whether the recording has the rungs of its names.
  var hasRungs = false

  /// The contents of a window as a scene.
  static func scene(_ window: String) -> String {
    #"{"format": 1, "scene": "s", "windows": [{"id": "window", \#(window)}]}"#
  }

  func comparison() throws -> ComparisonReport.Comparison {
    let folder = FileManager.default.temporaryDirectory.appending(path: "change-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "r.touchrec").path
    let names = try record(at: path)
    let reader = try RecordingReader(path: path)
    var session = try ReplayableSession(reader.sessions[0], of: reader)
    session.scene = try decode(new)
    session.recordedNames = hasRungs ? names : RecordedNames()
    let result = try SessionComparison(
      session, name: "r", strategy: nil, profile: profile, baseline: .recorded, isRetargeting: isRetargeting
    ).run()
    return ComparisonReport.Comparison(
      recording: "r", session: 0, sceneName: "s", about: nil, recordedStrategy: "uikit", strategy: "uikit",
      profile: profile, against: "recorded", outcomes: result.outcomes, divergences: result.divergences,
      divergenceCount: result.divergenceCount, rootCount: result.rootCount, unknowns: result.unknowns,
      isNondeterministic: false, nameMatches: result.nameMatches, retargets: result.retargets)
  }

  private func decode(_ window: String) throws -> SceneDescription {
    try SceneDescription.decode(Array(Self.scene(window).utf8), registry: .userClasses)
  }

  private func record(at path: String) throws -> RecordedNames {
    let scene = try decode(old)
    let writer = try RecordingWriter(creating: path)
    // The recording contains a scene that every registry can decode.
    let number = try writer.addScene(name: "s", json: Self.scene(#""subviews": []"#))
    _ = try writer.beginSession(scene: number, strategy: "uikit", profile: recordedProfile, source: "test")
    let instance = try SceneInstance(scene, strategy: .uikit, profile: recordedProfile)
    let capture = SceneRecorder(on: instance, into: writer)
    for (index, tap) in taps.enumerated() {
      for (event, phase) in [(2 * index, TouchPhase.began), (2 * index + 1, .ended)] {
        try capture.add(
          TouchSample(
            event: event, timestampMicroseconds: Int64(event) * 1_000_000, touch: 1, phase: phase, x: tap.x, y: tap.y))
      }
    }
    try capture.finish()
    _ = try writer.finish()
    let names = instance.names(usedSince: 0).map { ($0.candidate.name, $0.candidate.rungs.json) }
    return RecordedNames(Dictionary(uniqueKeysWithValues: names))
  }
}
