import CommandLineSupport
import Foundation

/// Measures a live capture from the page's side: the latency for a person with a browser.
@MainActor
enum LiveBenchmark {
  /// The parameters of the measurements.
  struct Plan {
    /// The folder of the built recorder.
    var tools: String
    /// The folder of the sample sessions.
    var recordings = "Recordings"
    /// The number of repetitions of each measurement.
    var rounds: Int
    /// The folder for temporary files.
    var folder = ""
    /// If set: only a session of ten fingers with this duration, in real time.
    var realTimeSeconds: Int?

    /// Measures with a temporary folder, which is removed afterwards.
    @MainActor
    func inFolder(_ measure: (Plan) throws -> Void) throws {
      var plan = self
      plan.folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-\(getpid())").path
      try FileManager.default.createDirectory(atPath: plan.folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: plan.folder) }
      try measure(plan)
    }
  }

  static func run(_ plan: Plan, into table: inout ResultTable, progress: StandardError) throws {
    try plan.inFolder { plan in
      if let seconds = plan.realTimeSeconds {
        return try LongSessionBenchmark.run(plan, seconds: seconds, inRealTime: true, into: &table, progress: progress)
      }
      try RoundTripBenchmark.run(plan, into: &table, progress: progress)
      try FrameBenchmark.run(plan, into: &table, progress: progress)
      try AnswersBenchmark.run(plan, into: &table, progress: progress)
      try LongSessionBenchmark.run(plan, seconds: 600, inRealTime: false, into: &table, progress: progress)
    }
  }
}
