import CBaseline
import Capture
import CommandLineSupport
import Findings
import Foundation
import PassThrough
import Playback
import RecordingStore
import Scenes
import SystemScenes
import TouchInput

/// Measures a long session: the capture against raw inserts, and the comparison from file to verdict.
@MainActor
enum SessionBenchmark {
  static let sceneText = """
    {"format": 1, "scene": "long", "screen": {"size": [400, 800], "scale": 2}, "windows": [{"subviews": [
      {"id": "map"}, {"id": "button", "class": "UIButton", "frame": [100, 100, 200, 50]},
      {"id": "overlay", "passThrough": true, "touchDelegate": "map"}]}]}
    """

  static func run(events: Int, rounds: Int, into table: inout ResultTable, progress: StandardError) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let samples = makeSamples(count: events)
    progress.progress("capture of \(events) samples")
    let recording = folder + "/long.touchrec"
    let lines = touchLines(samples)
    var capture = Double.infinity
    var fromLines = Double.infinity
    var raw = Double.infinity
    for round in 0..<rounds {
      capture = min(capture, try Stopwatch.time { try self.capture(samples, to: recording) })
      fromLines = min(fromLines, try Stopwatch.time { try self.capture(lines: lines, to: recording) })
      let rows = try RawRows(of: recording)
      raw = min(raw, try Stopwatch.time { try rows.insert(into: folder + "/raw-\(round).sqlite") })
    }
    let count = Double(events)
    table.add(
      "capture, engine and store", capture / count * 1e9, "ns a sample",
      baseline: ("raw prepared inserts of the same rows", raw / count * 1e9), goal: "at most 2 times the inserts")
    table.add(
      "capture, from touch lines", fromLines / count * 1e9, "ns a sample",
      baseline: ("raw prepared inserts of the same rows", raw / count * 1e9), goal: "at most 2 times the inserts")
    try replay(recording, "drags, one in four on a button", count, rounds, into: &table, progress)
    progress.progress("import of \(events) samples")
    try AppLogBenchmark.run(samples, raw: raw, to: folder + "/log.touchrec", rounds: rounds, into: &table)
    try self.capture(makeSamples(count: events, onButton: false), to: recording)
    try replay(recording, "drags on a plain view", count, rounds, into: &table, progress)
  }

  /// Measures sessions in which recognizers and scroll views handle the touches.
  static func runPipeline(events: Int, rounds: Int, into table: inout ResultTable, progress: StandardError) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for kind in PipelineSession.allCases {
      let recording = "\(folder)/\(kind.rawValue).touchrec"
      try capture(kind.samples(count: events), to: recording, scene: PipelineSession.sceneText, strategy: "uikit")
      try replay(
        recording, kind.summary, Double(events), rounds, into: &table, progress, goal: "at least 0.3 million events/s")
    }
  }

  private static func replay(
    _ recording: String, _ what: String, _ count: Double, _ rounds: Int, into table: inout ResultTable,
    _ progress: StandardError, goal: String = "at least 1 million events/s"
  ) throws {
    progress.progress("replay of \(Int(count)) samples, \(what)")
    let verdict = try Stopwatch.best(of: rounds) { try compare(recording, strategies: []) }
    let reading = try Stopwatch.best(of: rounds) { try RecordingReader(path: recording).verify() }
    table.add(
      "file to verdict, \(what)", count / verdict / 1e6, "million events/s",
      baseline: ("reading and verifying only", count / reading / 1e6), goal: goal)
  }

  /// Drags on the overlay and, by default, one of four on the button. A new finger begins every 1,000 samples.
  static func makeSamples(count: Int, onButton: Bool = true) -> [TouchSample] {
    (0..<count).map { index in
      let step = index % 1_000
      let isOnButton = onButton && (index / 1_000) % 4 == 3
      let phase: TouchPhase = step == 0 ? .began : step == 999 || index == count - 1 ? .ended : .moved
      return TouchSample(
        event: index, timestampMicroseconds: Int64(index) * 8_333, touch: 1, phase: phase,
        x: 150 + Double(step % 100) / 2, y: isOnButton ? 120 : 300 + Double(step % 200) / 4)
    }
  }

  static func touchLines(_ samples: [TouchSample]) -> [UInt8] {
    var writer = TouchFileWriter()
    for sample in samples { writer.write(sample) }
    return writer.utf8
  }

  private static func makeCapture(
    to path: String, scene text: String = sceneText, strategy: String = "flag"
  ) throws -> (SceneRecorder, RecordingWriter) {
    let description = try SceneDescription.decode(Array(text.utf8))
    let scene = try SceneInstance(description, strategy: try Strategy(parsing: strategy))
    let writer = try RecordingWriter(creating: path, replacing: true)
    let number = try writer.addScene(name: description.name, json: description.canonicalJSON())
    _ = try writer.beginSession(
      scene: number, strategy: strategy, profile: "ios17", source: "benchmark", vocabulary: .replayed(runsCode: false))
    return (SceneRecorder(on: scene, into: writer), writer)
  }

  static func capture(
    _ samples: [TouchSample], to path: String, scene: String = sceneText, strategy: String = "flag"
  ) throws {
    let (capture, writer) = try makeCapture(to: path, scene: scene, strategy: strategy)
    for sample in samples { try capture.add(sample) }
    try capture.finish()
    _ = try writer.finish()
  }

  private static func capture(lines: [UInt8], to path: String) throws {
    let (capture, writer) = try makeCapture(to: path)
    var parser = TouchFileParser()
    var samples: [TouchSample] = []
    var start = 0
    while start < lines.count {
      let end = min(start + 65_536, lines.count)
      samples.removeAll(keepingCapacity: true)
      try lines[start..<end].withUnsafeBytes { try parser.feed($0, into: &samples) }
      for sample in samples { try capture.add(sample) }
      start = end
    }
    try capture.finish()
    _ = try writer.finish()
  }

  private static func compare(_ path: String, strategies: [Strategy]) throws {
    var run = ComparisonRun()
    run.strategies = strategies
    let report = run.run([path], progress: { _, _ in })
    // Touches on content that returns from beyond its edge can be unknown.
    precondition(report.verdict != .differs, "the long session does not replay: \(report.failures)")
  }
}
