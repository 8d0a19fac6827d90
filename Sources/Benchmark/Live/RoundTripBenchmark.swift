import Capture
import CommandLineSupport
import Foundation
import JSONText
import Playback
import RecordingStore

/// Measures the time from sending a sample to the response with the finger's receiver.
@MainActor
enum RoundTripBenchmark {
  private static let goal = "under 20 ms from the pointer to the lit receiver"
  /// The number of round trips of one scene in one round.
  private static let tripsOfRound = 400

  static func run(_ plan: LiveBenchmark.Plan, into table: inout ResultTable, progress: StandardError) throws {
    for system in HeaviestSession.systems {
      progress.progress("round trips: \(system)")
      try measure(try HeaviestSession(of: system, in: plan.recordings), plan, into: &table)
    }
    for isMoving in [false, true] {
      progress.progress("round trips: 1,000 views")
      try measureViews(isMoving: isMoving, plan, into: &table)
    }
  }

  private static func measure(
    _ heaviest: HeaviestSession, _ plan: LiveBenchmark.Plan, into table: inout ResultTable
  ) throws {
    let capture = try RunningCapture(
      tools: plan.tools, scene: try heaviest.writeScene(into: plan.folder),
      recording: "\(plan.folder)/\(heaviest.viewCount)-\(heaviest.events.count).touchrec",
      options: ["--strategy", heaviest.strategy, "--profile", heaviest.profile])
    let page = try LivePage(of: capture)
    var trips: [Double] = []
    var start = 0.0
    while trips.count < tripsOfRound * plan.rounds {
      for (contacts, receivers) in zip(heaviest.events, heaviest.receivers) {
        let shifted = contacts.map { contact in
          var contact = contact
          contact.milliseconds += start
          return contact
        }
        let (seconds, body) = try page.exchange(shifted, until: shifted[0].milliseconds)
        trips.append(seconds)
        if contacts.contains(where: { $0.phase == .began }) { try check(receivers, in: body, of: heaviest.name) }
      }
      start += (heaviest.events.last?.first?.milliseconds ?? 0) + 1_000
      _ = try page.exchange([], until: nil, command: "startOver")
    }
    try add("\(heaviest.name), \(heaviest.viewCount) views", trips, page, into: &table)
  }

  /// Checks that the response has the same receivers as the recording.
  private static func check(_ receivers: [String?], in body: [UInt8], of name: String) throws {
    let hits = try JSONValue.parse(body)["log"]?.array?.filter { $0["kind"]?.string == "hit" } ?? []
    let reported = hits.map { $0["view"]?.string }
    guard reported == receivers else {
      throw CommandFailure(.internalError, "\(name): touches \(reported) where the recording has \(receivers)")
    }
  }

  private static func measureViews(
    isMoving: Bool, _ plan: LiveBenchmark.Plan, into table: inout ResultTable
  ) throws {
    let scene = try MovingViews.writeScene(into: plan.folder)
    let capture = try RunningCapture(
      tools: plan.tools, scene: scene, recording: "\(plan.folder)/views-\(isMoving).touchrec")
    let page = try LivePage(of: capture)
    var fingers = FingersOnMovingViews(isMoving: isMoving)
    var trips: [Double] = []
    while trips.count < tripsOfRound * plan.rounds {
      let frame = fingers.next()
      let (seconds, body) = try page.exchange(frame.contacts, until: frame.milliseconds)
      guard frame.isMeasured else { continue }
      trips.append(seconds)
      if frame.isInspected { try check(body, isMoving: isMoving) }
    }
    try add("1,000 views, \(isMoving ? "all moving" : "all still")", trips, page, into: &table)
  }

  /// Checks that the expected number of views move.
  private static func check(_ body: [UInt8], isMoving: Bool) throws {
    let frame = try JSONValue.parse(body)["frame"]
    let changed = frame?["views"]?.array?.count ?? -1
    guard isMoving ? changed > MovingViews.viewCount * 9 / 10 : changed == 0, frame?["fingers"]?.array?.count == 1
    else {
      throw CommandFailure(.internalError, "\(changed) of \(MovingViews.viewCount) views move")
    }
  }

  private static func add(
    _ name: String, _ trips: [Double], _ page: LivePage, into table: inout ResultTable
  ) throws {
    var refused: [Double] = []
    for _ in 0..<1_000 { refused.append(try page.refusedRequest()) }
    let (ours, nothing) = (Spread(trips), Spread(refused))
    for (word, value, baseline) in [
      ("median", ours.median, nothing.median), ("99th percentile", ours.percentile99, nothing.percentile99),
      ("worst of \(trips.count)", ours.worst, nothing.worst),
    ] {
      table.add(
        "sample to receiver, \(name), \(word)", value * 1_000, "ms",
        baseline: ("a request for nothing", baseline * 1_000), goal: goal)
    }
  }
}
