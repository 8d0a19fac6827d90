import Capture
import CommandLineSupport
import Foundation
import PassThrough
import RecordingStore
import Scenes

/// Measures the cost of the strategy preview: a live capture with all strategies against one with a single strategy.
@MainActor
enum AnswersBenchmark {
  private static let seconds = 20

  static func run(_ plan: LiveBenchmark.Plan, into table: inout ResultTable, progress: StandardError) throws {
    progress.progress("five strategies compared with one")
    let scene = try LongSessionBenchmark.scene(of: plan)
    let events = (0..<(seconds * TenFingers.ticksPerSecond)).map { TenFingers().contacts(at: $0) }
    var underAll = Double.infinity
    var underOne = Double.infinity
    for round in 0..<plan.rounds {
      let path = "\(plan.folder)/five-\(round).touchrec"
      underAll = min(underAll, try Stopwatch.time { try captureLive(events, scene, to: path) })
      underOne = min(underOne, try Stopwatch.time { try capture(events, scene, plan) })
    }
    let count = Double(events.count * TenFingers.count)
    table.add(
      "ten fingers, the answers of \(Strategy.all.count) strategies", underAll / count * 1e6, "µs a sample",
      baseline: ("capture under one strategy", underOne / count * 1e6),
      goal: "no more than \(Strategy.all.count) times the capture under one")
  }

  private static func captureLive(
    _ events: [[LiveContact]], _ scene: SceneDescription, to path: String
  ) throws {
    let session = try LiveSession(
      scene, strategy: Strategy(parsing: "uikit"), profile: scene.profile,
      recordingTo: path, replacing: false, producer: "benchmark")
    for contacts in events { try session.take(contacts, until: contacts[0].milliseconds) }
    precondition(session.sampleCount == events.count * TenFingers.count)
  }

  private static func capture(
    _ events: [[LiveContact]], _ description: SceneDescription, _ plan: LiveBenchmark.Plan
  ) throws {
    let scene = try SceneInstance(description, strategy: Strategy(parsing: "uikit"))
    let writer = try RecordingWriter(creating: "\(plan.folder)/one.touchrec", replacing: true)
    let number = try writer.addScene(name: description.name, json: description.canonicalJSON())
    _ = try writer.beginSession(
      scene: number, strategy: "uikit", profile: description.profile, source: "benchmark",
      vocabulary: .replayed(runsCode: false))
    let capture = SceneRecorder(on: scene, into: writer)
    for (event, contacts) in events.enumerated() {
      for contact in contacts { try capture.add(TenFingers.sample(of: contact, event: event)) }
    }
    try capture.finish()
  }
}
