import ChildProcess
import CommandLineSupport
import Foundation

/// Compares the start-up time of the tools with that of an empty program.
enum StartBenchmark {
  /// The folder of the running program.
  static func ownFolder() -> String { (Executable.file as NSString).deletingLastPathComponent }

  @MainActor
  static func run(tools: String, rounds: Int, into table: inout ResultTable, progress: StandardError) throws {
    let replayer = tools + "/replayer"
    guard FileManager.default.isExecutableFile(atPath: replayer) else {
      throw CommandFailure(
        .noInput, path: replayer, "is missing; build it in the same configuration, or name its folder with --tools")
    }
    progress.progress("start-up")
    var ours = Double.infinity
    var nothing = Double.infinity
    for _ in 0..<rounds {
      ours = min(ours, try Stopwatch.time { try launch(replayer, ["--version"]) })
      nothing = min(nothing, try Stopwatch.time { try launch("/bin/sh", ["-c", ":"]) })
    }
    table.add(
      "replayer --version", ours * 1_000, "ms", baseline: ("sh -c :", nothing * 1_000), goal: "under 20 ms")
  }

  /// Starts a program and waits for its end, with system calls: Foundation's Process detects the end late.
  private static func launch(_ path: String, _ arguments: [String]) throws {
    do {
      try ChildProcess(path, arguments).wait()
    } catch {
      throw CommandFailure(.noInput, "\(error); build it first")
    }
  }
}
