import ChildProcess
import CommandLineSupport
import Foundation

/// Compares 1,000 recordings with one process and with two workers.
@MainActor
enum WorkersBenchmark {
  private static let recordings = 1_000

  static func run(tools: String, rounds: Int, into table: inout ResultTable, progress: StandardError) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    progress.progress("comparison of \(recordings) recordings on workers")
    try writeRecordings(to: folder)
    var times: [Int: Double] = [:]
    for _ in 0..<rounds {
      for count in [1, 2] {
        let time = try Stopwatch.time { try compare(folder, workers: count, tools: tools) }
        times[count] = min(times[count] ?? .infinity, time)
      }
    }
    let (one, two) = (times[1] ?? 0, times[2] ?? 0)
    table.add(
      "diff of 1,000 recordings, two workers", one / two, "times one process",
      baseline: ("one process: \(Int(one * 1_000)) ms; its own speed", 1), goal: "at least 1.8 times")
  }

  private static func writeRecordings(to folder: String) throws {
    for index in 0..<recordings {
      let kind = PipelineSession.allCases[index % PipelineSession.allCases.count]
      let path = "\(folder)/\(index).touchrec"
      guard index < PipelineSession.allCases.count else {
        let original = "\(folder)/\(index % PipelineSession.allCases.count).touchrec"
        try FileManager.default.copyItem(atPath: original, toPath: path)
        continue
      }
      try SessionBenchmark.capture(
        kind.samples(count: 600), to: path, scene: PipelineSession.sceneText, strategy: "uikit")
    }
  }

  private static func compare(_ folder: String, workers: Int, tools: String) throws {
    let code = try ChildProcess(tools + "/replayer", ["diff", "--num-workers", String(workers), folder]).wait()
    guard code == 0 else {
      throw CommandFailure(.internalError, "replayer diff of \(folder) ended with \(code)")
    }
  }
}
