import Capture
import Findings
import Foundation
import PassThrough
import Pictures
import Playback
import RecordingStore
import Reporting
import ScenePictures
import Scenes
import SystemScenes

/// Records touches against a scene in its own folder and compares the recordings.
@MainActor
struct Stage {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("stage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func clear() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a recording with one session for each list of samples.
  func record(
    _ name: String, scene json: String, strategy: String = "uikit", _ sessions: [[TouchSample]]
  ) throws -> String {
    let scene = try SceneDescription.decode([UInt8](json.utf8))
    let strategy = try Strategy(parsing: strategy)
    let path = folder.appendingPathComponent(name).path
    let writer = try RecordingWriter(creating: path)
    let number = try writer.addScene(name: scene.name, json: scene.canonicalJSON())
    for samples in sessions {
      _ = try writer.beginSession(
        scene: number, strategy: strategy.description, profile: scene.profile, source: "test")
      let capture = SceneRecorder(on: try SceneInstance(scene, strategy: strategy), into: writer)
      for sample in samples { try capture.add(sample) }
      try capture.finish()
    }
    _ = try writer.finish()
    return path
  }

  /// Compares recordings under strategies. The report names them by the last component of their paths.
  func compare(_ paths: [String], _ strategies: [String]) throws -> (report: ComparisonReport, pictures: ReportPictures)
  {
    var run = ComparisonRun()
    run.strategies = try strategies.map { try Strategy(parsing: $0) }
    let report = run.run(paths) { _, _ in }
    return (report, ReportPictures.gather(HTMLReport.pictureRequests(for: report)))
  }
}

/// Samples of common gestures.
enum Touches {
  /// Taps of one touch at intervals of half a second.
  static func taps(_ points: [(x: Double, y: Double)]) -> [TouchSample] {
    points.enumerated().flatMap { index, point in
      [(TouchPhase.began, Int64(0)), (.ended, 60_000)].enumerated().map { step, phase in
        TouchSample(
          event: index * 2 + step, timestampMicroseconds: Int64(index) * 500_000 + phase.1, touch: 1, phase: phase.0,
          x: point.x, y: point.y)
      }
    }
  }

  /// Moves one touch from a point to another in equal steps.
  static func drag(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), steps: Int, last: TouchPhase = .ended
  ) -> [TouchSample] {
    (0...steps).map { step in
      let part = Double(step) / Double(steps)
      return TouchSample(
        event: step, timestampMicroseconds: Int64(step) * 16_000, touch: 1,
        phase: step == 0 ? .began : step == steps ? last : .moved, x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part)
    }
  }
}
