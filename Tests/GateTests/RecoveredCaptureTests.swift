import Capture
import Findings
import Foundation
import PassThrough
import Playback
import RecordingStore
import Scenes
import SystemScenes
import Testing

@Suite("A recovered capture")
@MainActor
struct RecoveredCaptureTests {
  private let scene =
    #"{"format": 1, "scene": "one", "windows": [{"id": "w", "subviews": [{"id": "over", "passThrough": true}]}]}"#

  /// Aborts a capture while the event of the last of `phases` is still open, then recovers and compares the recording.
  private func compare(_ phases: [TouchPhase], under strategy: Strategy? = nil) throws -> ComparisonReport {
    let folder = FileManager.default.temporaryDirectory.appending(path: "recovered-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let description = try SceneDescription.decode(Array(scene.utf8))
    let writer = try RecordingWriter(creating: folder.appending(path: "a.touchrec").path)
    let number = try writer.addScene(name: description.name, json: description.canonicalJSON())
    _ = try writer.beginSession(scene: number, strategy: "uikit", profile: "ios17", source: "test")
    let capture = SceneRecorder(on: try SceneInstance(description, strategy: .uikit), into: writer)
    for (event, phase) in phases.enumerated() {
      try capture.add(
        TouchSample(event: event, timestampMicroseconds: Int64(event) * 16_000, touch: 1, phase: phase, x: 5, y: 5))
    }
    try writer.commit()
    let recovered = folder.appending(path: "b.touchrec").path
    _ = try RecordingRecovery.recover(folder.appending(path: "a.touchrec").path, to: recovered)
    withExtendedLifetime(writer) {}
    var run = ComparisonRun()
    run.strategies = strategy.map { [$0] } ?? []
    return run.run([recovered]) { _, _ in }
  }

  @Test("has no difference in the outcomes of its last event", arguments: [2, 3, 7])
  func lastEvent(count: Int) throws {
    let report = try compare([.began] + Array(repeating: .moved, count: count - 1))
    #expect(report.verdict == .same)
    #expect(report.outcomes == count)
  }

  @Test("differs where the recorded part differs")
  func difference() throws {
    #expect(try compare([.began, .moved, .moved], under: Strategy(parsing: "flag")).verdict == .differs)
  }
}
