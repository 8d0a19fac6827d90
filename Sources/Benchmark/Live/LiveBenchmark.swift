import CommandLineSupport
import Foundation

/// A capture by hand, measured from the page's side: what a person with a browser would wait for.
@MainActor
enum LiveBenchmark {
  /// What is measured, and with what.
  struct Plan {
    /// The folder of the built recorder.
    var tools: String
    /// The folder of the sample sessions.
    var recordings = "Recordings"
    /// How often each measurement is repeated.
    var rounds: Int
    /// Where files may be written.
    var folder = ""
    /// If given: only a session of ten fingers, as long as this, in real time.
    var realTimeSeconds: Int?

    /// Measures with a folder to write to, which is removed afterwards.
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
