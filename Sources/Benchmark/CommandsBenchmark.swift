import ChildProcess
import CommandLineSupport
import Foundation
import RecordingStore
import SeededRandom

/// Measures commands as whole processes, from their start to their end: a capture, hit tests of points, and comparisons.
@MainActor
enum CommandsBenchmark {
  private static let capturedSamples = 300_000
  private static let comparedEvents = 100_000
  private static let points = 1_000_000

  static func run(tools: String, rounds: Int, into table: inout ResultTable, progress: StandardError) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    progress.progress("recorder capture of \(capturedSamples) samples")
    try measureCapture(tools + "/recorder", in: folder, rounds, into: &table)
    progress.progress("replayer hit of \(points) points")
    try measureHits(tools + "/replayer", in: folder, rounds, into: &table)
    for kind in PipelineSession.allCases {
      progress.progress("replayer diff of \(comparedEvents) events, \(kind.summary)")
      let recording = "\(folder)/\(kind.rawValue).touchrec"
      try SessionBenchmark.capture(
        kind.samples(count: comparedEvents), to: recording, scene: PipelineSession.sceneText, strategy: "uikit")
      let seconds = try Stopwatch.best(of: rounds) {
        try launch(tools + "/replayer", ["diff", "--no-config", recording])
      }
      table.add(
        "replayer diff, \(kind.summary)", Double(comparedEvents) / seconds / 1e6, "million events/s", baseline: nil,
        goal: "at least 0.6 million events/s")
    }
  }

  /// Measures a capture from a touch file, in turn with plain inserts of the same rows.
  private static func measureCapture(
    _ recorder: String, in folder: String, _ rounds: Int, into table: inout ResultTable
  ) throws {
    let (scene, touches, recording) = (
      folder + "/long.scene.json", folder + "/long.touches.jsonl", folder + "/a.touchrec"
    )
    try write(Array(SessionBenchmark.sceneText.utf8), to: scene)
    try write(SessionBenchmark.touchLines(SessionBenchmark.makeSamples(count: capturedSamples)), to: touches)
    let arguments = [
      "capture", "--no-config", "--scene", scene, "--strategy", "flag", "--touches", touches, "--force", "-o",
      recording,
    ]
    var (capture, raw) = (Double.infinity, Double.infinity)
    for round in 0..<rounds {
      capture = min(capture, try Stopwatch.time { try launch(recorder, arguments) })
      let rows = try RawRows(of: recording)
      raw = min(raw, try Stopwatch.time { try rows.insert(into: folder + "/raw-\(round).sqlite") })
    }
    let count = Double(capturedSamples)
    table.add(
      "recorder capture from a file", capture / count * 1e9, "ns a sample",
      baseline: ("raw prepared inserts of the same rows", raw / count * 1e9), goal: "at most 2.5 times the inserts")
  }

  /// Measures hit tests of random points in a scene of 1,365 views without names.
  private static func measureHits(
    _ replayer: String, in folder: String, _ rounds: Int, into table: inout ResultTable
  ) throws {
    let (scene, file) = (folder + "/views.scene.json", folder + "/points.txt")
    let views = nestedViews(levels: 6, x: 0, y: 0, width: 400, height: 800)
    let text =
      #"{"format": 1, "scene": "views", "screen": {"size": [400, 800]}, "windows": [{"subviews": [\#(views)]}]}"#
    try write(Array(text.utf8), to: scene)
    var random = SplitMix(seed: 1)
    let lines = (0..<points).map { _ in "\(Double(random.below(4_000)) / 10),\(Double(random.below(8_000)) / 10)\n" }
    try write(Array(lines.joined().utf8), to: file)
    let seconds = try Stopwatch.best(of: rounds) {
      try launch(replayer, ["hit", "--no-config", "--scene", scene, "--points", file])
    }
    table.add(
      "replayer hit, 1,365 views", seconds / Double(points) * 1e6, "µs a point", baseline: nil,
      goal: "at most 1 µs a point")
  }

  /// The JSON of a view with four subviews, each of which has four, and so on.
  private static func nestedViews(levels: Int, x: Double, y: Double, width: Double, height: Double) -> String {
    let (halfWidth, halfHeight) = (width / 2, height / 2)
    let subviews = (0..<(levels > 1 ? 4 : 0)).map { index in
      nestedViews(
        levels: levels - 1, x: Double(index % 2) * halfWidth, y: Double(index / 2) * halfHeight, width: halfWidth,
        height: halfHeight)
    }
    return #"{"frame": [\#(x), \#(y), \#(width), \#(height)], "subviews": [\#(subviews.joined(separator: ", "))]}"#
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  private static func launch(_ program: String, _ arguments: [String]) throws {
    let end = try ChildProcess(program, arguments).wait()
    guard end == 0 else {
      throw CommandFailure(.internalError, "\(program) \(arguments.joined(separator: " ")) ended with \(end)")
    }
  }
}
